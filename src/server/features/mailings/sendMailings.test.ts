import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planMailingsPath, shareMailingPath, sharePath } from '#contract/addresses.ts';
import type { NewShare } from '#contract/share.ts';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import type { Clock } from '#server/base/clock.ts';
import { findShareByToken } from '#server/features/sharing/findShareByToken.ts';
import type { Mail } from '#server/platform/mail/sendMail.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { createLiveLinks } from './liveLinks.ts';
import { createMailingStops } from './mailingStops.ts';
import { type MailingParts, sendMailings } from './sendMailings.ts';

const OWN = 'https://plan.example.org';

let server: ExampleServer;
let ada: Ask;
let made: NewShare;
let sent: Mail[];
const mail = {
  host: '127.0.0.1',
  port: 1,
  isSecure: false,
  login: null,
  from: 'milepost@example.org',
  fromName: 'Milepost',
};

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

async function lastSentOn(day: string): Promise<void> {
  await server.store.db.updateTable('share_mailing').set({ last_sent_on: day }).execute();
}

function look({
  printShare = async () => Buffer.from('%PDF'),
  sendMail = async (each: Mail) => void sent.push(each),
  clock = server.clock,
}: Partial<Pick<MailingParts, 'printShare' | 'sendMail' | 'clock'>> = {}): Promise<void> {
  const stops = createMailingStops(server.secret);
  const sayCounts = async () => ['It counts 3 goals.'];
  return sendMailings({
    store: server.store,
    clock,
    sendMail,
    printShare,
    sayCounts,
    nameShare: async (share) => [`Share ${share.label}`],
    liveLinks: createLiveLinks(server.secret),
    stops,
    ownUrl: () => OWN,
    warn: () => {},
  });
}

function clockAt(instant: string): Clock {
  return { now: () => instant, today: (timeZone) => dayInTimeZone(Date.parse(instant), timeZone) };
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
    expect(sent[0]?.subject).toBe('City plan: Bericht vom 20. Nov. 2026');
    expect(sent[0]?.attachments?.[0]).toMatchObject({ contentType: 'application/pdf', content: Buffer.from('%PDF') });
  });

  it('names its share, and leads to its live view by one link, which ends with the share', async () => {
    await put({ every: 'weekly', to: ['a@example.org'], language: 'en' });
    for (const day of ['2026-11-15', '2026-11-14']) {
      await lastSentOn(day);
      await look();
    }
    const links = sent.map(({ text }) => /Open the live view:\n(\S+)/.exec(text)?.[1] ?? '');
    expect(links).toHaveLength(2);
    expect(new Set(links).size).toBe(1);
    const token = new URL(links[0] ?? '').searchParams.get('encv') ?? '';
    expect((await findShareByToken(server.store.db, token))?.share.id).toBe(made.id);
    expect(sent[0]?.text).toContain('Share ');
    await ada({ method: 'DELETE', url: sharePath(EXAMPLE_PLAN.id, made.id) });
    expect(await findShareByToken(server.store.db, token)).toBeNull();
  });

  it('is printed by a token of its share that ends with the printing', async () => {
    await put({ every: 'monthly', to: ['a@example.org'] });
    await lastSentOn('2026-10-31');
    const tokens: string[] = [];
    await look({
      printShare: async (share, { token }) => {
        tokens.push(token);
        expect((await findShareByToken(server.store.db, token))?.share.id).toBe(share.id);
        return Buffer.from('%PDF');
      },
    });
    expect(tokens).toHaveLength(1);
    expect(await findShareByToken(server.store.db, tokens[0] ?? '')).toBeNull();
  });

  it('that cannot be printed is tried again at the next look', async () => {
    await put({ every: 'quarterly', to: ['a@example.org'] });
    await lastSentOn('2026-01-01');
    await look({ printShare: () => Promise.reject(new Error('no browser')) });
    expect(sent).toEqual([]);
    await look();
    expect(sent).toHaveLength(1);
  });

  it('that no mail server took is tried again; one that is refused keeps nobody from theirs', async () => {
    await put({ every: 'weekly', to: ['a@example.org', 'b@example.org'] });
    await lastSentOn('2026-11-01');
    const refuse = (to: string | null) => async (each: Mail) => {
      if (to === null || each.to === to) throw new Error('not taken');
      sent.push(each);
    };
    await look({ sendMail: refuse(null) });
    expect(sent).toEqual([]);
    await look({ sendMail: refuse('a@example.org') });
    await look();
    expect(sent.map(({ to }) => to)).toEqual(['b@example.org']);
  });

  it.each([
    ['monthly', 'America/New_York', '2027-01-01T04:59:00.000Z', 0],
    ['monthly', 'America/New_York', '2027-01-01T05:00:00.000Z', 1],
    ['monthly', 'Pacific/Auckland', '2026-12-31T11:00:00.000Z', 1],
    ['quarterly', 'Europe/Berlin', '2026-12-31T22:59:00.000Z', 0],
    ['quarterly', 'Europe/Berlin', '2026-12-31T23:00:00.000Z', 1],
    ['weekly', 'Europe/Berlin', '2026-12-27T23:00:00.000Z', 1],
    ['weekly', 'America/New_York', '2026-12-27T23:00:00.000Z', 0],
  ] as const)('sent %s is due by the day in %s: at %s it is sent %i times', async (every, zone, instant, times) => {
    await put({ every, to: ['a@example.org'] });
    await lastSentOn('2026-12-22');
    await server.store.db.updateTable('plan').set({ time_zone: zone }).where('plan_id', '=', EXAMPLE_PLAN.id).execute();
    await look({ clock: clockAt(instant) });
    await look({ clock: clockAt(instant) });
    expect(sent).toHaveLength(times);
  });

  it('lets each reader out by the address in their mail, and ends with the last', async () => {
    await put({ every: 'weekly', to: ['a@example.org', 'b@example.org'] });
    await lastSentOn('2026-11-01');
    await look();
    const readers = async () => (await ada({ url: planMailingsPath(EXAMPLE_PLAN.id) })).json().mailings[0]?.to ?? [];
    const [first, second] = sent.map(({ unsubscribe }) => (unsubscribe ?? '').slice(OWN.length));
    expect(sent[0]?.text).toContain(sent[0]?.unsubscribe);
    expect((await server.ask({ url: (first ?? '').replace('a%40', 'b%40') })).statusCode).toBe(404);
    expect(await readers()).toEqual(['a@example.org', 'b@example.org']);
    const page = await server.ask({ url: first ?? '' });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('no more reports on City plan')]);
    expect((await server.ask({ url: first ?? '' })).statusCode).toBe(200);
    expect(await readers()).toEqual(['b@example.org']);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await server.ask({
      method: 'POST',
      url: second ?? '',
      headers,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([posted.statusCode, await readers()]).toEqual([200, []]);
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
