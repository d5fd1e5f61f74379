import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planMailingsPath, shareMailingPath, sharePath } from '#contract/addresses.ts';
import type { NewShare } from '#contract/share.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#server/exampleServer.ts';
import type { Mail } from '#server/mail/sendMail.ts';
import { exampleShare } from '#server/sharing/exampleShare.ts';
import { findShareByToken } from '#server/sharing/findShareByToken.ts';
import { type PrintShare, sendMailings } from './sendMailings.ts';

let server: ExampleServer;
let ada: Ask;
let made: NewShare;
let sent: Mail[];
const mail = { host: '127.0.0.1', port: 1, isSecure: false, login: null, from: 'milepost@example.org' };

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), parts: { mail } });
  ada = await server.signIn();
});
afterAll(() => server.close());

beforeEach(async () => {
  sent = [];
  await server.store.db.deleteFrom('share').execute();
  made = await exampleShare(ada);
});

const put = (payload: object, ask: Ask = ada) =>
  ask({ method: 'PUT', url: shareMailingPath(EXAMPLE_PLAN.id, made.id), payload });

/** As if it had last been sent on a day. */
async function lastSentOn(day: string): Promise<void> {
  await server.store.db.updateTable('share_mailing').set({ last_sent_on: day }).execute();
}

function look(printShare: PrintShare = async () => Buffer.from('%PDF')): Promise<void> {
  const warn = () => {};
  const sendMail = async (each: Mail) => void sent.push(each);
  return sendMailings({ store: server.store, clock: server.clock, sendMail, printShare, warn });
}

describe('a scheduled report', () => {
  it('goes to each of its readers when it is due, once', async () => {
    expect((await put({ every: 'weekly', to: ['a@example.org', 'b@example.org'], language: 'de' })).statusCode).toBe(
      200,
    );
    await look();
    expect(sent).toEqual([]);
    await lastSentOn('2026-11-15');
    await look();
    await look();
    expect(sent.map(({ to }) => to)).toEqual(['a@example.org', 'b@example.org']);
    expect(sent[0]?.subject).toContain('Bericht vom');
    expect(sent[0]?.attachments?.[0]).toMatchObject({ contentType: 'application/pdf', content: Buffer.from('%PDF') });
  });

  it('is printed by a token of its share that ends with the printing', async () => {
    await put({ every: 'monthly', to: ['a@example.org'] });
    await lastSentOn('2026-10-31');
    const tokens: string[] = [];
    await look(async (share, { token }) => {
      tokens.push(token);
      expect((await findShareByToken(server.store.db, token))?.share.id).toBe(share.id);
      return Buffer.from('%PDF');
    });
    expect(tokens).toHaveLength(1);
    expect(await findShareByToken(server.store.db, tokens[0] ?? '')).toBeNull();
  });

  it('that cannot be printed is tried again at the next look', async () => {
    await put({ every: 'quarterly', to: ['a@example.org'] });
    await lastSentOn('2026-01-01');
    await look(() => Promise.reject(new Error('no browser')));
    expect(sent).toEqual([]);
    await look();
    expect(sent).toHaveLength(1);
  });

  it('stays away while its share is paused, and ends with it', async () => {
    await put({ every: 'weekly', to: ['a@example.org'] });
    await lastSentOn('2026-11-01');
    await ada({ method: 'PATCH', url: sharePath(EXAMPLE_PLAN.id, made.id), payload: { paused: true } });
    await look();
    expect(sent).toEqual([]);
    await ada({ method: 'DELETE', url: sharePath(EXAMPLE_PLAN.id, made.id) });
    expect((await ada({ url: planMailingsPath(EXAMPLE_PLAN.id) })).json()).toEqual({ can_send: true, mailings: [] });
  });

  it('is ended by who leads the plan', async () => {
    await put({ every: 'weekly', to: ['a@example.org'] });
    const reply = await ada({ method: 'DELETE', url: shareMailingPath(EXAMPLE_PLAN.id, made.id) });
    expect(reply.statusCode).toBe(200);
    expect((await ada({ url: planMailingsPath(EXAMPLE_PLAN.id) })).json().mailings).toEqual([]);
  });

  it.each([
    ['nobody', { every: 'weekly', to: [] }],
    ['no address', { every: 'weekly', to: ['nobody'] }],
    ['a line break in an address', { every: 'weekly', to: ['a@example.org\nBcc: b@example.org'] }],
    ['another rhythm', { every: 'daily', to: ['a@example.org'] }],
  ])('is refused to %s', async (_, payload) => expect((await put(payload)).statusCode).toBe(400));

  it('is refused for a share that is not there', async () => {
    const url = shareMailingPath(EXAMPLE_PLAN.id, 'nothing');
    const reply = await ada({ method: 'PUT', url, payload: { every: 'weekly', to: ['a@example.org'] } });
    expect(reply.statusCode).toBe(404);
  });
});

it('where no mail server is configured nothing can be scheduled', async () => {
  const bare = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  const lead = await bare.signIn();
  const share = await exampleShare(lead);
  const url = shareMailingPath(EXAMPLE_PLAN.id, share.id);
  const reply = await lead({ method: 'PUT', url, payload: { every: 'weekly', to: ['a@example.org'] } });
  expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'no_mail']);
  await bare.close();
});
