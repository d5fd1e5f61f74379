import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addresses, apiTokensPath } from '#contract/addresses.ts';
import { isoInstant, machineTime, wallTime } from '#server/base/clock.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import { exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import {
  type Ask,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { exampleSession } from '#testing/server/exampleSession.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { createListenerWatch } from './listenerWatch.ts';

const PLAN = 'plan1';
const PASSWORD = EXAMPLE_ADMINISTRATOR.password;
const MEMBER = `/api/plans/${PLAN}/members/me`;

type Line = { isOver(): boolean; readonly ended: Promise<void>; hangUp(): Promise<void> };

describe.each(storesUnderTest())('who listens to a plan on $name', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  let origin: string;
  let line: Line | null = null;

  beforeAll(async () => {
    server = await startExampleServer({ fill: (store) => writeExamplePlan(store), open });
    lead = await server.signIn();
    origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
    await server.join(PLAN, { id: 'me' });
    await server.join(PLAN, { id: 'other' });
  }, 60_000);

  afterEach(async () => {
    vi.useRealTimers();
    await line?.hangUp();
    const { account_id: accountId } = await accountOf('me@example.org');
    await write([exampleMemberEdit({ id: 'me', email: 'me@example.org', accountId })]);
  });

  afterAll(() => server.close());

  const write = (edits: Parameters<typeof applyChange>[1]['edits']) =>
    applyChange(server.store, { planId: PLAN, at: server.clock.now(), memberId: null, by: 'X', what: 'X', edits });

  async function accountOf(email: string) {
    const users = server.store.db.selectFrom('user').where('email', '=', email);
    return users.select('id as account_id').executeTakeFirstOrThrow();
  }

  async function enter(email: string): Promise<{ readonly cookie: string; readonly ask: Ask }> {
    const cookies = await exampleSession(server.store, { email, secret: server.secret });
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    return { cookie, ask: (request) => server.ask({ ...request, headers: { ...request.headers, cookie } }) };
  }

  const listen = (cookie: string) => listenWith({ cookie });

  async function listenWith(headers: Readonly<Record<string, string>>): Promise<Line> {
    const hangingUp = new AbortController();
    const { signal } = hangingUp;
    const reply = await fetch(`${origin}/api/plans/${PLAN}/events`, { headers, signal });
    expect(reply.status).toBe(200);
    let isOver = false;
    const ended = reply.text().then(
      () => {
        isOver = true;
      },
      () => {},
    );
    line = {
      isOver: () => isOver,
      ended,
      hangUp: async () => {
        hangingUp.abort();
        await ended;
      },
    };
    return line;
  }

  const sessionsOfMe = async () => {
    const { account_id: accountId } = await accountOf('me@example.org');
    return server.store.db.selectFrom('session').select(['id', 'createdAt']).where('userId', '=', accountId).execute();
  };

  /** What ends a connection, by calls and by what other processes and commands write. */
  const ENDS: Readonly<Record<string, (me: Ask) => Promise<unknown>>> = {
    'who signs out': (me) => me({ method: 'POST', url: addresses.signOut }),
    'whose session is ended from another browser': async () => {
      const { ask } = await enter('me@example.org');
      const sessions = (await ask({ url: addresses.accountSessions })).json();
      const others = sessions.filter(({ is_current }: { readonly is_current: number }) => is_current === 0);
      for (const { id } of others) await ask({ method: 'DELETE', url: `${addresses.accountSessions}/${id}` });
    },
    'who is signed out everywhere': async () => {
      const { ask } = await enter('me@example.org');
      await ask({ method: 'DELETE', url: addresses.accountSessions });
    },
    'who changes the password in another browser': async () => {
      const { ask } = await enter('me@example.org');
      const payload = { password: PASSWORD, new_password: `${PASSWORD} of horses` };
      await ask({ method: 'POST', url: addresses.accountPassword, payload });
    },
    'whose session is over by the clock': async () => {
      for (const { id } of await sessionsOfMe()) {
        const expiresAt = isoInstant(wallTime() - 1);
        await server.store.db.updateTable('session').set({ expiresAt }).where('id', '=', id).execute();
      }
    },
    'whose session another process takes away': async () => {
      const ids = (await sessionsOfMe()).map(({ id }) => id);
      await server.store.db.deleteFrom('session').where('id', 'in', ids).execute();
    },
    'who is taken out of the plan': () => lead({ method: 'DELETE', url: MEMBER, payload: {} }),
    'who is of another role': () => lead({ method: 'PATCH', url: MEMBER, payload: { role: 'viewer' } }),
    'whose account is no member any more': () => write([exampleMemberEdit({ id: 'me', email: 'me@example.org' })]),
  };

  it.each(Object.entries(ENDS))('hears no more %s', async (_, end) => {
    const { cookie, ask } = await enter('me@example.org');
    const { ended, isOver } = await listen(cookie);
    await end(ask);
    await ended;
    expect(isOver()).toBe(true);
  });

  const TOKEN_ENDS: Readonly<Record<string, (token: { readonly id: string; readonly me: Ask }) => Promise<unknown>>> = {
    'whose token is revoked': ({ id, me }) => me({ method: 'DELETE', url: `${apiTokensPath(PLAN)}/${id}` }),
    'whose token is over': ({ id }) =>
      server.store.db
        .updateTable('api_token')
        .set({ expires_at: isoInstant(machineTime() - 1) })
        .where('id', '=', id)
        .execute(),
    'whose member is taken out of the plan': () => lead({ method: 'DELETE', url: MEMBER, payload: {} }),
    'whose member is of another role': () => lead({ method: 'PATCH', url: MEMBER, payload: { role: 'viewer' } }),
  };

  it.each(Object.entries(TOKEN_ENDS))('a program hears no more %s', async (_, end) => {
    const { ask: me } = await enter('me@example.org');
    const payload = { name: 'A program', access: 'read' };
    const { id, token } = (await me({ method: 'POST', url: apiTokensPath(PLAN), payload })).json();
    const { ended, isOver } = await listenWith({ authorization: `Bearer ${token}` });
    await me({ method: 'POST', url: addresses.signOut });
    const { ask } = await enter('me@example.org');
    await end({ id, me: ask });
    await ended;
    expect(isOver()).toBe(true);
  });

  it('is looked at twice a second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { cookie, ask } = await enter('me@example.org');
    const { ended, isOver } = await listen(cookie);
    await ask({ method: 'POST', url: addresses.signOut });
    vi.advanceTimersByTime(500);
    await ended;
    expect(isOver()).toBe(true);
  });

  it('hears no more where the store has not answered for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
    const db: Store['db'] = new Proxy(server.store.db, {
      get: () => () => {
        throw new Error('The store is away.');
      },
    });
    const listeners = createListenerWatch({ store: { ...server.store, db }, warn: () => {} });
    let isOver = false;
    const by = { sessionId: 's', accountId: 'a' };
    const whoever = { by, planId: PLAN, memberId: 'me', role: 'member' } as const;
    const leave = listeners.watch(whoever, () => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(9_900);
    expect(isOver).toBe(false);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(isOver).toBe(true);
    });
    leave();
    listeners.close();
  });

  const STAYS: Readonly<Record<string, () => Promise<unknown>>> = {
    'somebody else signs out': async () =>
      (await enter('other@example.org')).ask({ method: 'POST', url: addresses.signOut }),
    'another session of theirs ends': async () =>
      (await enter('me@example.org')).ask({ method: 'POST', url: addresses.signOut }),
    'somebody else is of another role': () =>
      lead({ method: 'PATCH', url: MEMBER.replace(/me$/, 'other'), payload: { role: 'viewer' } }),
    'they are renamed': () => lead({ method: 'PATCH', url: MEMBER, payload: { plan_users_fname: 'New' } }),
  };

  it('hears on while others come and go', async () => {
    const { cookie } = await enter('me@example.org');
    const first = await listen(cookie);
    for (const happens of Object.values(STAYS)) await happens();
    // Another listener's end shows that the check ran.
    const { cookie: others, ask } = await enter('me@example.org');
    const second = await listen(others);
    await ask({ method: 'POST', url: addresses.signOut });
    await second.ended;
    expect([first.isOver(), second.isOver()]).toEqual([false, true]);
    await first.hangUp();
  });
});
