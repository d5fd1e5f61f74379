import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { createTakeOverPath, takeOver } from '#server/features/accounts/takeOver.ts';
import {
  cookiesOf,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';

let server: ExampleServer;

beforeEach(async () => {
  server = await startExampleServer();
});

afterEach(() => server.close());

const signIn = (payload: object) => server.ask({ method: 'POST', url: addresses.signIn, payload });
const session = (cookies: Record<string, string> = {}) =>
  server.ask({ method: 'GET', url: addresses.session, cookies });

describe('signing in', () => {
  it('sets a cookie that scripts cannot read and that other sites do not send', async () => {
    const reply = await signIn(EXAMPLE_ADMINISTRATOR);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ user: { email: 'ada@example.org', name: 'Ada', is_administrator: 1 } });
    const ours = { httpOnly: true, sameSite: 'Lax', path: '/' };
    expect(reply.cookies).toEqual([
      expect.objectContaining({ name: 'milepost.session_token', ...ours }),
      expect.objectContaining({ name: 'milepost.known_browser', ...ours }),
    ]);
  });

  it('takes the e-mail in any case', async () => {
    expect((await signIn({ ...EXAMPLE_ADMINISTRATOR, email: ' ADA@Example.org' })).statusCode).toBe(200);
  });

  it('opens the session', async () => {
    expect((await session()).statusCode).toBe(401);
    const ask = await server.signIn();
    expect((await ask({ url: addresses.session })).json()).toMatchObject({ user: { email: 'ada@example.org' } });
  });

  it('answers a wrong password and an unknown e-mail with the same words', async () => {
    const wrong = await signIn({ ...EXAMPLE_ADMINISTRATOR, password: 'wrong' });
    const unknown = await signIn({ email: 'eve@example.org', password: 'wrong' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(unknown.body).toBe(wrong.body);
  });

  it.each([
    [{}],
    [{ email: 'ada@example.org' }],
    [{ email: 'nonsense', password: 'x' }],
    [{ email: 'ada@example.org', password: 7 }],
    [[]],
  ])('with %j is refused with 400', async (payload) => {
    expect((await signIn(payload)).statusCode).toBe(400);
  });

  it('is not open to a form, which any site may send', async () => {
    const reply = await server.ask({
      method: 'POST',
      url: addresses.signIn,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=ada%40example.org&password=x',
    });
    expect(reply.statusCode).toBe(415);
  });

  it('with a wrong password says how many tries are left, the same for an account that is not there', async () => {
    for (const email of [EXAMPLE_ADMINISTRATOR.email, 'nobody@example.org']) {
      const left = async () => (await signIn({ email, password: 'wrong' })).json().error.details;
      expect([await left(), await left()]).toEqual([{ tries_left: 4 }, { tries_left: 3 }]);
    }
  });

  it('is refused for five minutes after five failures, sent at once too, and says how long', async () => {
    const tries = Array.from({ length: 6 }, () => signIn({ ...EXAMPLE_ADMINISTRATOR, password: 'wrong' }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await signIn(EXAMPLE_ADMINISTRATOR);
    expect(right.statusCode).toBe(429);
    expect(right.headers['retry-after']).toBe('300');
  });

  it('with success forgets the failures before it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let fail = 0; fail < 4; fail += 1) await signIn({ ...EXAMPLE_ADMINISTRATOR, password: 'wrong' });
      expect((await signIn(EXAMPLE_ADMINISTRATOR)).statusCode).toBe(200);
    }
  });
});

describe('signing out', () => {
  it('ends the session, so that the cookie opens nothing when it is sent again', async () => {
    const cookies = cookiesOf(await signIn(EXAMPLE_ADMINISTRATOR));
    expect((await session(cookies)).statusCode).toBe(200);
    const reply = await server.ask({ method: 'POST', url: addresses.signOut, cookies });
    expect(reply.statusCode).toBe(200);
    expect((await session(cookies)).statusCode).toBe(401);
  });

  it('of nobody is no error', async () => {
    expect((await server.ask({ method: 'POST', url: addresses.signOut })).statusCode).toBe(200);
  });
});

describe('a session', () => {
  const setExpiry = (days: number) =>
    server.store.db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() + days * 86_400_000).toISOString() })
      .execute();

  it('in use is prolonged each day, and the browser is told', async () => {
    const ask = await server.signIn();
    expect((await ask({ url: addresses.session })).cookies).toEqual([]);
    await setExpiry(28);
    const reply = await ask({ url: addresses.session });
    expect(reply.cookies).toMatchObject([{ name: 'milepost.session_token', maxAge: 30 * 86_400 }]);
    const row = await server.store.db.selectFrom('session').select('expiresAt').executeTakeFirstOrThrow();
    expect(Date.parse(row.expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  });

  it('that is over opens nothing, also where it was known a moment ago', async () => {
    const ask = await server.signIn();
    expect((await ask({ url: addresses.session })).statusCode).toBe(200);
    await setExpiry(-1);
    expect((await ask({ url: addresses.session })).statusCode).toBe(401);
  });

  it('that another process ended opens nothing', async () => {
    const ask = await server.signIn();
    expect((await ask({ url: addresses.session })).statusCode).toBe(200);
    await server.store.db.deleteFrom('session').execute();
    expect((await ask({ url: addresses.session })).statusCode).toBe(401);
  });

  it('names its account as it is now', async () => {
    const ask = await server.signIn();
    await ask({ url: addresses.session });
    await server.store.db.updateTable('user').set({ name: 'Ada King' }).execute();
    expect((await ask({ url: addresses.session })).json().user.name).toBe('Ada King');
  });
});

describe('a session cookie', () => {
  it.each([
    ['altered', (value: string) => `${value.slice(0, -3)}AAA`],
    ['empty', () => ''],
    ['made up', () => 'abc.def'],
  ])('that is %s opens nothing', async (_, alter) => {
    const [[name, value] = ['', '']] = Object.entries(cookiesOf(await signIn(EXAMPLE_ADMINISTRATOR)));
    expect((await session({ [name]: alter(value) })).statusCode).toBe(401);
  });
});

describe('taking over a new installation', () => {
  const person = { name: 'Grace Hopper', email: 'grace@example.org', password: 'a long password' };
  const send = (payload: object) => server.ask({ method: 'POST', url: addresses.takeOver, payload });
  const tokenOf = (path: string | null) => new URL(path ?? '', 'http://localhost').searchParams.get('token');

  beforeEach(async () => {
    await server.store.db.deleteFrom('user').execute();
    await server.store.db.deleteFrom('meta').execute();
  });

  it('makes the administrator and signs in', async () => {
    const token = tokenOf(await createTakeOverPath(server.store));
    const reply = await send({ ...person, token });
    expect(reply.json()).toMatchObject({ user: { name: 'Grace Hopper', is_administrator: 1 } });
    expect((await session(cookiesOf(reply))).statusCode).toBe(200);
  });

  it('takes the name of the organisation, which stands on the sign-in page from then on', async () => {
    const said = async () => (await server.ask({ url: addresses.signOnWays })).json().organisation;
    expect(await said()).toBe('');
    const token = tokenOf(await createTakeOverPath(server.store));
    const cookies = cookiesOf(await send({ ...person, organisation: 'City of Riverton', token }));
    expect(await said()).toBe('City of Riverton');
    const rename = { method: 'PUT', url: addresses.organisation, payload: { organisation: ' Riverton ' } } as const;
    expect((await server.ask({ ...rename, cookies })).statusCode).toBe(200);
    expect(await said()).toBe('Riverton');
  });

  it('works once, even for two at the same moment', async () => {
    const token = tokenOf(await createTakeOverPath(server.store));
    const replies = await Promise.all([
      send({ ...person, token }),
      send({ ...person, email: 'other@example.org', token }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect((await send({ ...person, token })).statusCode).toBe(403);
    expect(await server.store.db.selectFrom('user').select('id').execute()).toHaveLength(1);
  });

  it('by a token that was replaced while the password was hashed is refused', async () => {
    await createTakeOverPath(server.store);
    const late = takeOver(server.store, { ...person, token: 'replaced', passwordHash: 'x', at: server.clock.now() });
    await expect(late).rejects.toMatchObject({ status: 403 });
    expect(await server.store.db.selectFrom('user').select('id').execute()).toEqual([]);
  });

  it('is not offered once there is an account, nor good any more', async () => {
    const token = tokenOf(await createTakeOverPath(server.store));
    await send({ ...person, token });
    expect(await createTakeOverPath(server.store)).toBeNull();
  });

  it('keeps only a hash of the token', async () => {
    const token = tokenOf(await createTakeOverPath(server.store));
    const kept = JSON.stringify(await server.store.db.selectFrom('meta').selectAll().execute());
    expect(kept).not.toContain(token);
  });

  it('by the address of an earlier start is refused', async () => {
    const old = tokenOf(await createTakeOverPath(server.store));
    await createTakeOverPath(server.store);
    expect((await send({ ...person, token: old })).statusCode).toBe(403);
  });

  it.each(['', '0', 'null', '*', ':token', '%3Atoken', 'x'.repeat(500)])(
    'by the token %j is refused',
    async (token) => {
      await createTakeOverPath(server.store);
      expect((await send({ ...person, token })).statusCode).toBeGreaterThanOrEqual(400);
      expect(await server.store.db.selectFrom('user').select('id').execute()).toEqual([]);
    },
  );

  it.each([
    [{ password: 'seven77' }, 'at least 8'],
    [{ password: 'x'.repeat(129) }, 'at most 128'],
    [{ name: ' ' }, 'name'],
    [{ email: 'grace' }, 'e-mail'],
  ])('with %j is refused and says why', async (part, words) => {
    const token = tokenOf(await createTakeOverPath(server.store));
    const reply = await send({ ...person, ...part, token });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.message).toContain(words);
  });
});
