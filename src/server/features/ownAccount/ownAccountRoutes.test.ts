import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountSessionPath, addresses, planMembersPath } from '#contract/addresses.ts';
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
let post: ExampleMailServer | null = null;
let ada: Ask;

async function start({ hasMail = false } = {}): Promise<void> {
  post = hasMail ? await startExampleMailServer() : null;
  const mail = post === null ? null : mailSettingsOf({ MILEPOST_SMTP_URL: new URL(post.url) }, null);
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), parts: { mail } });
  ada = await server.signIn();
}

beforeEach(() => start());
afterEach(async () => {
  await server.close();
  await post?.close();
});

const NEXT = 'a whole new password';
const { email, password } = EXAMPLE_ADMINISTRATOR;
const signIn = (typed: string, as = email) =>
  server.ask({ method: 'POST', url: addresses.signIn, payload: { email: as, password: typed } });
const send = (url: string, payload: object, ask: Ask = ada) => ask({ method: 'POST', url, payload });
const isIn = async (ask: Ask) => (await ask({ url: addresses.session })).statusCode === 200;
const mailTo = async (to: string) => {
  await expect.poll(() => post?.mails.some((mail) => mail.to.includes(to))).toBe(true);
  return post?.mails.findLast((mail) => mail.to.includes(to))?.text ?? '';
};
const tokenIn = (text: string) => /\?token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('one’s own account', () => {
  it('tells how one signs in, and takes another name', async () => {
    expect((await ada({ url: addresses.account })).json()).toEqual({
      name: 'Ada',
      email,
      email_verified: 0,
      has_password: 1,
      two_factor: 0,
      provider_linked: 0,
    });
    expect((await ada({ method: 'PATCH', url: addresses.account, payload: { name: ' Ada King ' } })).json().name).toBe(
      'Ada King',
    );
  });

  it('is not there for nobody', async () => {
    expect((await server.ask({ url: addresses.account })).statusCode).toBe(401);
  });
});

describe('changing the password', () => {
  it('keeps this session and ends every other', async () => {
    const elsewhere = await server.signIn();
    expect((await send(addresses.accountPassword, { password, new_password: NEXT })).statusCode).toBe(200);
    expect([await isIn(ada), await isIn(elsewhere)]).toEqual([true, false]);
    expect([(await signIn(password)).statusCode, (await signIn(NEXT)).statusCode]).toEqual([401, 200]);
  });

  it('asks for the one there is, five times in five minutes', async () => {
    const wrong = () => send(addresses.accountPassword, { password: 'wrong', new_password: NEXT });
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await wrong()).statusCode);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await signIn(password)).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  const list = async () => (await ada({ url: addresses.accountSessions })).json();

  it('are listed with the browser they were begun in, this one marked', async () => {
    await server.ask({
      method: 'POST',
      url: addresses.signIn,
      payload: EXAMPLE_ADMINISTRATOR,
      headers: { 'user-agent': 'Firefox of a test' },
    });
    const sessions = await list();
    expect(sessions.map(({ is_current }: { is_current: number }) => is_current)).toEqual(
      expect.arrayContaining([0, 1]),
    );
    expect(sessions).toContainEqual(expect.objectContaining({ user_agent: 'Firefox of a test', is_current: 0 }));
    expect(JSON.stringify(sessions)).not.toContain('token');
  });

  it('are ended one by one, at once', async () => {
    const elsewhere = await server.signIn();
    const other = (await list()).find(({ is_current }: { is_current: number }) => is_current === 0);
    const end = (ask: Ask) => ask({ method: 'DELETE', url: accountSessionPath(other.id) });
    expect((await end(ada)).statusCode).toBe(200);
    expect([await isIn(ada), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await end(ada)).statusCode).toBe(404);
  });

  it('of somebody else are not found', async () => {
    const eve = await server.join('plan1', { id: 'eve' });
    const [session] = await list();
    expect((await eve({ method: 'DELETE', url: accountSessionPath(session.id) })).statusCode).toBe(404);
    expect(await isIn(ada)).toBe(true);
  });

  it('end everywhere, here too', async () => {
    const elsewhere = await server.signIn();
    await ada({ method: 'DELETE', url: addresses.accountSessions });
    expect([await isIn(ada), await isIn(elsewhere)]).toEqual([false, false]);
  });
});

describe('changing the e-mail without mail', () => {
  it('is done at once, by the password, and is not taken for confirmed', async () => {
    const changed = await send(addresses.accountEmail, { email: 'king@example.org', password });
    expect(changed.json()).toEqual({ sent: 0 });
    expect((await signIn(password, 'king@example.org')).statusCode).toBe(200);
    expect((await ada({ url: addresses.account })).json()).toMatchObject({ email_verified: 0 });
  });

  it('to that of another account is refused', async () => {
    await server.join('plan1', { id: 'eve' });
    const reply = await send(addresses.accountEmail, { email: 'eve@example.org', password });
    expect(reply.json().error.code).toBe('email_taken');
  });

  it('to that of somebody a plan waits for is refused, invited or named; one’s own stays one’s own', async () => {
    await ada({ method: 'POST', url: planMembersPath('plan1'), payload: { email: 'boss@example.org' } });
    await server.store.db
      .updateTable('member')
      .set({ email: 'mary@example.org' })
      .where('plan_id', '=', 'plan1')
      .where('id', '=', '7')
      .execute();
    for (const waitedFor of ['boss@example.org', 'mary@example.org']) {
      const reply = await send(addresses.accountEmail, { email: waitedFor, password });
      expect(reply.json().error.code).toBe('email_taken');
    }
    expect((await send(addresses.accountEmail, { email, password })).json()).toEqual({ sent: 0 });
  });
});

describe('where mail goes out', () => {
  beforeEach(async () => {
    await server.close();
    await start({ hasMail: true });
  });

  it('a new e-mail is in force once its mailbox answered, and the old one is told', async () => {
    await send(addresses.accountEmail, { email: 'king@example.org', password });
    expect((await signIn(password, 'king@example.org')).statusCode).toBe(401);
    const token = tokenIn(await mailTo('king@example.org'));
    const confirm = () => send(addresses.accountEmailConfirm, { token }, server.ask);
    expect((await confirm()).statusCode).toBe(200);
    expect((await confirm()).statusCode).toBe(403);
    expect((await ada({ url: addresses.account })).json()).toMatchObject({
      email: 'king@example.org',
      email_verified: 1,
    });
    expect(await mailTo(email)).toContain('king@example.org');
  });

  it('a forgotten password is reset by a link in a mail, good once; every session ends', async () => {
    await send(addresses.passwordReset, { email: ' ADA@example.org' }, server.ask);
    const mail = await mailTo(email);
    expect(mail).toContain(`${EXAMPLE_URL}${addresses.resetPage}?token=`);
    const use = (token: string, next = NEXT) => send(addresses.passwordResetUse, { token, password: next }, server.ask);
    expect((await use('made-up')).statusCode).toBe(403);
    expect((await use(tokenIn(mail), 'short')).statusCode).toBe(400);
    expect((await use(tokenIn(mail))).statusCode).toBe(200);
    expect((await use(tokenIn(mail), 'yet another one')).statusCode).toBe(403);
    expect(await isIn(ada)).toBe(false);
    expect((await signIn(NEXT)).statusCode).toBe(200);
  });

  it('a reset answers the same for an unknown e-mail, and sends nothing', async () => {
    const replies = await Promise.all(
      [email, 'nobody@example.org'].map((each) => send(addresses.passwordReset, { email: each }, server.ask)),
    );
    expect(replies[0]?.body).toBe(replies[1]?.body);
    await mailTo(email);
    expect(post?.mails.map(({ to }) => to)).toEqual([[email]]);
  });

  it('asking once more ends no link that is on its way; the first that is used ends the others, and so does time', async () => {
    const ask = async (count: number) => {
      await send(addresses.passwordReset, { email }, server.ask);
      const links = () => post?.mails.filter(({ text }) => text.includes(addresses.resetPage)) ?? [];
      await expect.poll(() => links().length).toBe(count);
      return tokenIn(links()[count - 1]?.text ?? '');
    };
    const use = async (token: string) =>
      (await send(addresses.passwordResetUse, { token, password: NEXT }, server.ask)).statusCode;
    const [first, second] = [await ask(1), await ask(2)];
    expect(await use(first)).toBe(200);
    expect(await use(second)).toBe(403);
    const third = await ask(3);
    await server.store.db.updateTable('account_link').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await use(third)).toBe(403);
  });

  it('a link mailed to the e-mail of before opens nothing once the e-mail is changed', async () => {
    await send(addresses.passwordReset, { email }, server.ask);
    const token = tokenIn(await mailTo(email));
    await send(addresses.accountEmail, { email: 'king@example.org', password });
    await send(addresses.accountEmailConfirm, { token: tokenIn(await mailTo('king@example.org')) }, server.ask);
    const used = await send(addresses.passwordResetUse, { token, password: NEXT }, server.ask);
    expect(used.json().error.code).toBe('link_not_valid');
  });

  it('asking for resets is limited by address', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      statuses.push((await send(addresses.passwordReset, { email: `e${round}@example.org` }, server.ask)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('a link to a new password from a lead, where no mail goes out', () => {
  const ask = (id: string, by: Ask = ada, planId = 'plan1') =>
    by({ method: 'POST', url: `/api/plans/${planId}/members/${id}/password-reset` });

  it('lets the member choose one', async () => {
    await server.join('plan1', { id: 'eve' });
    const { link, mailed } = (await ask('eve')).json();
    expect(mailed).toBe(0);
    await send(addresses.passwordResetUse, { token: tokenIn(link), password: NEXT }, server.ask);
    expect((await signIn(NEXT, 'eve@example.org')).statusCode).toBe(200);
  });

  it('is not given to an administrator by who is none, nor to who belongs to a plan one does not lead', async () => {
    const lead = await server.join('plan1', { id: 'lead', role: 'lead' });
    const members = (await lead({ url: '/api/plans/plan1/members' })).json().members;
    const admin = members.find((member: { email: string }) => member.email === email);
    expect((await ask(admin.id, lead)).statusCode).toBe(403);
    await server.join('plan1', { id: 'eve' });
    expect((await ask('eve', lead)).statusCode).toBe(200);
    await writeExamplePlan(server.store, { id: 'plan2' });
    await server.store.db
      .updateTable('member')
      .set({ account_id: (await accountOf('eve@example.org')).id })
      .where('plan_id', '=', 'plan2')
      .where('id', '=', '7')
      .execute();
    expect((await ask('eve', lead)).statusCode).toBe(403);
    expect((await ask('eve')).statusCode).toBe(200);
  });

  it('is not there for who has no account', async () => {
    expect((await ask('7')).statusCode).toBe(404);
  });

  const accountOf = (of: string) =>
    server.store.db.selectFrom('user').select('id').where('email', '=', of).executeTakeFirstOrThrow();
});

it('cookies of signing in hold no session data that would outlive signing out', async () => {
  expect(Object.keys(cookiesOf(await signIn(password)))).toEqual(['milepost.session_token', 'milepost.known_browser']);
});
