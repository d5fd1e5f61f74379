import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, memberInvitationPath, planMembersPath } from '#contract/addresses.ts';
import type { Invite, Invited } from '#contract/members.ts';
import { mailSettingsOf } from '#server/platform/mail/mailSettings.ts';
import { type ExampleMailServer, startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import {
  type Ask,
  cookiesOf,
  EXAMPLE_ADMINISTRATOR,
  EXAMPLE_URL,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let lead: Ask;
let planId: string;
let post: ExampleMailServer | null = null;

async function start({ hasMail = false } = {}): Promise<void> {
  post = hasMail ? await startExampleMailServer() : null;
  const mail = post === null ? null : mailSettingsOf({ MILEPOST_SMTP_URL: new URL(post.url) }, null);
  server = await startExampleServer({
    fill: async (store) => {
      planId = await writeExamplePlan(store);
    },
    parts: { mail },
  });
  lead = await server.signIn();
}

beforeEach(() => start());
afterEach(async () => {
  await server.close();
  await post?.close();
});

const EVE = { name: 'Eve Adams', password: 'a long password' };
const invite = (payload: Invite, ask: Ask = lead) => ask({ method: 'POST', url: planMembersPath(planId), payload });
const invited = async (payload: Invite): Promise<Invited> => (await invite(payload)).json();
const tokenOf = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
const look = (token: string, ask: Ask = server.ask) =>
  ask({ method: 'POST', url: addresses.invitation, payload: { token } });
const accept = (payload: object, ask: Ask = server.ask) =>
  ask({ method: 'POST', url: addresses.invitationAccept, payload });

describe('an invitation', () => {
  it('leads from a link to an account that is a member as the lead said', async () => {
    const { link, mailed } = await invited({ email: 'Eve@Example.org', role: 'viewer', dept_id: '4' });
    expect(mailed).toBe(0);
    const token = tokenOf(link);
    expect((await look(token)).json()).toMatchObject({
      plan_name: 'City plan',
      by: 'Ada',
      email: 'eve@example.org',
      role: 'viewer',
      department: 'Parks',
      has_account: 0,
      signed_in_as: null,
    });
    const reply = await accept({ token, ...EVE });
    expect(reply.json()).toEqual({ plan_id: planId });
    const cookies = cookiesOf(reply);
    const plans = (await server.ask({ url: addresses.plans, cookies })).json();
    expect(plans).toMatchObject([{ id: planId, role: 'viewer' }]);
    const { members } = (await lead({ url: planMembersPath(planId) })).json();
    expect(members).toContainEqual(
      expect.objectContaining({ plan_users_fname: 'Eve', plan_users_lname: 'Adams', state: 'active', dept_id: '4' }),
    );
  });

  it('is good once, even for two at the same moment', async () => {
    const token = tokenOf((await invited({ email: 'eve@example.org' })).link);
    const replies = await Promise.all([accept({ token, ...EVE }), accept({ token, ...EVE })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect((await look(token)).statusCode).toBe(403);
  });

  it('has 128 random bits and more, of which a hash is kept', async () => {
    const token = tokenOf((await invited({ email: 'eve@example.org' })).link);
    expect(token.length - planId.length).toBe(24);
    const kept = JSON.stringify(await server.store.db.selectFrom('invitation').selectAll().execute());
    expect(kept).not.toContain(token.slice(0, 24));
  });

  it('leads nowhere once it is renewed, taken back, over, or the member is removed', async () => {
    const { id, link: first } = await invited({ email: 'eve@example.org' });
    const path = memberInvitationPath(planId, id);
    const renewed: Invited = (await lead({ method: 'POST', url: path, payload: {} })).json();
    expect((await look(tokenOf(first))).statusCode).toBe(403);
    expect((await look(tokenOf(renewed.link))).statusCode).toBe(200);
    await server.store.db.updateTable('invitation').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect((await accept({ token: tokenOf(renewed.link), ...EVE })).statusCode).toBe(403);
    const again: Invited = (await lead({ method: 'POST', url: path, payload: {} })).json();
    expect((await lead({ method: 'DELETE', url: path })).statusCode).toBe(200);
    expect((await lead({ method: 'DELETE', url: path })).statusCode).toBe(404);
    expect((await accept({ token: tokenOf(again.link), ...EVE })).statusCode).toBe(403);
    expect(await server.store.db.selectFrom('user').select('id').execute()).toHaveLength(1);
  });

  it('goes to a person who stands in the plan without an account', async () => {
    const reply = await lead({
      method: 'POST',
      url: memberInvitationPath(planId, '7'),
      payload: { email: 'mary@example.org' },
    });
    await accept({ token: tokenOf(reply.json().link), name: 'M. J.', password: EVE.password });
    const { members } = (await lead({ url: planMembersPath(planId) })).json();
    expect(members).toContainEqual(
      expect.objectContaining({ id: '7', plan_users_fname: 'Mary', state: 'active', goals: 1 }),
    );
  });

  it('to an e-mail with an account changes no password, and is accepted by signing in', async () => {
    await server.join(planId, { id: 'grace', email: 'grace@example.org' });
    await writeExamplePlan(server.store, { id: 'plan2' });
    const grace = await server.signIn({ ...EXAMPLE_ADMINISTRATOR, email: 'grace@example.org' });
    await server.join('plan2', { id: 'm1', email: 'boss@example.org', role: 'lead' });
    const boss = await server.signIn({ ...EXAMPLE_ADMINISTRATOR, email: 'boss@example.org' });
    const reply = await boss({
      method: 'POST',
      url: planMembersPath('plan2'),
      payload: { email: 'grace@example.org' },
    });
    const token = tokenOf(reply.json().link);
    expect((await look(token)).json().has_account).toBe(1);
    expect((await accept({ token, ...EVE })).json().error.code).toBe('account_there');
    expect((await accept({ token })).statusCode).toBe(401);
    expect((await look(token, grace)).json().signed_in_as).toBe('grace@example.org');
    expect((await accept({ token }, grace)).json()).toEqual({ plan_id: 'plan2' });
    expect(
      (
        await server.ask({
          method: 'POST',
          url: addresses.signIn,
          payload: { email: 'grace@example.org', password: EVE.password },
        })
      ).statusCode,
    ).toBe(401);
  });

  it('is not accepted by who is in the plan already', async () => {
    const token = tokenOf((await invited({ email: 'eve@example.org' })).link);
    expect((await accept({ token }, lead)).json().error.code).toBe('member_already');
    expect((await look(token)).statusCode).toBe(200);
  });

  it.each([
    [{ email: 'ada@example.org' }, 409],
    [{ email: 'ada' }, 400],
    [{ email: 'eve@example.org', role: 'owner' }, 400],
    [{ email: 'eve@example.org', dept_id: 'd404' }, 404],
  ])('with %j is refused', async (payload, status) => {
    const reply = await lead({ method: 'POST', url: planMembersPath(planId), payload });
    expect(reply.statusCode).toBe(status);
    expect(await server.store.db.selectFrom('invitation').selectAll().execute()).toEqual([]);
  });

  it.each(['', '0', 'null', '*', ':token', '%3Atoken', `${'x'.repeat(24)}plan1`, 'x'.repeat(400)])(
    'is not opened by the token %j',
    async (token) => {
      await invite({ email: 'eve@example.org' });
      expect((await look(token)).statusCode).toBeGreaterThanOrEqual(400);
      expect((await accept({ token, ...EVE })).statusCode).toBeGreaterThanOrEqual(400);
    },
  );

  it.each([
    ['a short password', { name: 'Eve', password: 'seven77' }, 'at least 8'],
    ['no name', { name: ' ', password: 'a long password' }, 'name'],
  ])('is not accepted with %s, and stays good', async (_, person, words) => {
    const token = tokenOf((await invited({ email: 'eve@example.org' })).link);
    const reply = await accept({ token, ...person });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.message).toContain(words);
    expect((await look(token)).statusCode).toBe(200);
  });
});

describe('where mail goes out', () => {
  beforeEach(async () => {
    await server.close();
    await start({ hasMail: true });
  });

  it('the link goes to the invited alone, at the address of the installation', async () => {
    const reply = await lead({
      method: 'POST',
      url: planMembersPath(planId),
      payload: { email: 'eve@example.org' },
      headers: { host: 'evil.example.com', 'accept-language': 'de-DE,en;q=0.5' },
    });
    expect(reply.json()).toMatchObject({ link: null, mailed: 1 });
    const [mail] = post?.mails ?? [];
    expect(mail?.to).toEqual(['eve@example.org']);
    expect(mail?.text).toContain('Ada lädt Sie zu City plan (Milltown) ein.');
    const [link = ''] = /http\S+\/invitation\?token=[\w-]+/.exec(mail?.text ?? '') ?? [];
    expect(link.startsWith(`${EXAMPLE_URL}/`)).toBe(true);
    await accept({ token: tokenOf(link), ...EVE });
    const eve = await server.store.db.selectFrom('user').selectAll().where('email', '=', 'eve@example.org').execute();
    expect(eve).toMatchObject([{ emailVerified: 1 }]);
  });
});
