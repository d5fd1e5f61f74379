import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DefaultQueryCompiler } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  accountSessionPath,
  addresses,
  goalEntriesPath,
  planMemberPath,
  sharePassPath,
  sharePath,
} from '#contract/addresses.ts';
import { type SharePatch, sharePassSchema } from '#contract/share.ts';
import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { createClock } from '#server/base/clock.ts';
import { STORE_FILE } from '#server/store/database/database.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import {
  type Ask,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { exampleSession } from '#testing/server/exampleSession.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { withPostgresVersion } from '#testing/server/withPostgresVersion.ts';

type Asked = { readonly url: string; readonly headers?: Readonly<Record<string, string>> };

const PLAN = EXAMPLE_PLAN.id;
const GOALS = `${addresses.goals}?plan_id=${PLAN}&fiscal_year=2026`;
const TODAY = dateOf('2026-11-20');
const NEXT_MONTH = dateOf('2026-12-21');
const PASSWORD = 'harbour lights at dusk';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// Checking a password is slow on purpose, and much slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.useRealTimers();
});

describe.each(storesUnderTest())(
  'what was read of who asks is read again once anybody wrote: goals are refused the very next time ($name)',
  (kind) => {
    const isEmbedded = kind.name === 'SQLite';
    let server: ExampleServer;
    let lead: Ask;
    let today = TODAY;
    let people = 0;

    beforeAll(async () => {
      server = await startExampleServer({
        fill: (store) => writeExamplePlan(store),
        clock: { ...createClock({ today: TODAY }), today: () => today },
        ...(isEmbedded ? {} : { open: async () => withPostgresVersion(await kind.open()) }),
      });
      lead = await server.signIn();
    });
    afterAll(() => server.close());

    const statusOf = async (asked: Asked) => (await server.ask(asked)).statusCode;

    /** Zero where everything was cached. */
    async function statementsOf(asked: Asked): Promise<number> {
      const compiling = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
      try {
        expect(await statusOf(asked)).toBe(200);
        return compiling.mock.calls.length;
      } finally {
        compiling.mockRestore();
      }
    }

    /** Until nothing is read from the store; occasional writes, such as of when somebody was last seen, may come in between. */
    async function giveOften(asked: Asked): Promise<void> {
      await vi.waitUntil(async () => (await statementsOf(asked)) === 0, { timeout: 30_000, interval: 0 });
    }

    const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

    async function newMember() {
      people += 1;
      const id = `m${people}`;
      const email = `${id}@example.org`;
      const elsewhere = await server.join(PLAN, { id, email });
      const [cookie = ['', '']] = Object.entries(await exampleSession(server.store, { email, secret: server.secret }));
      const { id: sessionId } = await server.store.db
        .selectFrom('session')
        .select('id')
        .where('token', '=', cookie[1].split('.', 1)[0] ?? '')
        .executeTakeFirstOrThrow();
      return { id, elsewhere, sessionId, asked: { url: GOALS, headers: { cookie: cookie.join('=') } } };
    }

    type NewMember = Awaited<ReturnType<typeof newMember>>;

    const ends: readonly { what: string; next: number; end(member: NewMember): unknown }[] = [
      {
        what: 'signed out',
        next: 401,
        end: ({ asked: { headers } }) => server.ask({ method: 'POST', url: addresses.signOut, headers }),
      },
      {
        what: 'signed out everywhere else',
        next: 401,
        end: ({ elsewhere }) => elsewhere({ method: 'DELETE', url: addresses.accountSessions }),
      },
      {
        what: 'ended that session from another',
        next: 401,
        end: ({ elsewhere, sessionId }) => elsewhere({ method: 'DELETE', url: accountSessionPath(sessionId) }),
      },
      {
        what: 'changed the password',
        next: 401,
        end: ({ elsewhere }) =>
          elsewhere({
            method: 'POST',
            url: addresses.accountPassword,
            payload: { password: EXAMPLE_ADMINISTRATOR.password, new_password: 'a whole new password' },
          }),
      },
      {
        what: 'is taken out of the plan',
        next: 404,
        end: ({ id }) => lead({ method: 'DELETE', url: `${planMemberPath(PLAN, id)}?successor=` }),
      },
      { what: 'has a session that is over by now', next: 401, end: () => later(31 * DAY_MS) },
      { what: 'has a session of a clock that was set back', next: 401, end: () => later(-2 * DAY_MS) },
    ];

    it.each(ends)('to who $what', async ({ end, next }) => {
      const member = await newMember();
      await giveOften(member.asked);
      await end(member);
      expect(await statusOf(member.asked)).toBe(next);
    });

    const patch = (id: string, payload: SharePatch) => lead({ method: 'PATCH', url: sharePath(PLAN, id), payload });

    const closings: readonly { what: string; next: number; close(shareId: string): unknown }[] = [
      { what: 'revoked', next: 404, close: (id) => lead({ method: 'DELETE', url: sharePath(PLAN, id) }) },
      { what: 'paused', next: 404, close: (id) => patch(id, { paused: true }) },
      { what: 'given a password', next: 403, close: (id) => patch(id, { password: PASSWORD }) },
      { what: 'over by now', next: 404, close: () => later(2 * HOUR_MS) },
    ];

    it.each(closings)('through a share that is $what', async ({ close, next }) => {
      const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
      const { id, encv } = await exampleShare(lead, { expires_at: expiresAt });
      const asked = { url: `${addresses.goals}?encv=${encv}` };
      await giveOften(asked);
      await close(id);
      expect(await statusOf(asked)).toBe(next);
    });

    it.each([
      { what: 'is over by now', end: () => later(13 * HOUR_MS) },
      { what: 'is of the password before', end: (id: string) => patch(id, { password: 'ferry bells at noon' }) },
    ])('by a pass that $what, and without one', async ({ end }) => {
      const { id, encv } = await exampleShare(lead, { password: PASSWORD });
      const bought = await server.ask({
        method: 'POST',
        url: sharePassPath(PLAN),
        payload: { encv, password: PASSWORD },
      });
      const { pass } = sharePassSchema.parse(bought.json());
      const url = `${addresses.goals}?encv=${encv}`;
      const asked = { url, headers: { [SHARE_PASS_HEADER]: pass } };
      await giveOften(asked);
      expect(await statusOf({ url })).toBe(403);
      await end(id);
      expect(await statusOf(asked)).toBe(403);
    });

    it('or given anew, once a figure was entered or days have gone by', async () => {
      const { asked } = await newMember();
      await giveOften(asked);
      const known = async () => {
        const { etag } = (await server.ask(asked)).headers;
        return { ...asked, headers: { ...asked.headers, 'if-none-match': String(etag) } };
      };
      const before = await known();
      expect(await statusOf(before)).toBe(304);
      const cells = [{ date: '2026-11-01', actual: 7 }];
      const entered = await lead({ method: 'PUT', url: goalEntriesPath(PLAN, 'g2'), payload: cells });
      expect(entered.statusCode).toBe(200);
      expect(await statusOf(before)).toBe(200);
      const after = await known();
      expect(await statusOf(after)).toBe(304);
      today = NEXT_MONTH;
      expect(await statusOf(after)).toBe(200);
    });

    it('by what another process has written', async () => {
      const { asked, sessionId } = await newMember();
      await giveOften(asked);
      if (isEmbedded) {
        const other = new DatabaseSync(join(server.folder, STORE_FILE));
        other.prepare('delete from session where id = ?').run(sessionId);
        other.close();
      } else await server.store.db.deleteFrom('session').where('id', '=', sessionId).execute();
      expect(await statusOf(asked)).toBe(401);
    });
  },
);

function dateOf(text: string): Day {
  const day = readIsoDate(text);
  if (day === null) throw new Error(`${text} is no date`);
  return day;
}
