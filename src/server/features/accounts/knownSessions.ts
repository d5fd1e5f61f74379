import { timeOfInstant, wallTime } from '#server/base/clock.ts';
import { countedCache } from '#server/base/sizedCache.ts';
import { cachedReads } from '#server/store/database/cachedReads.ts';
import type { PendingStoreVersion, Store } from '#server/store/database/store.ts';
import type { Account } from './account.ts';
import { FRESH_FOR_MS, type SessionTimes, sessionLasts } from './sessionEnd.ts';

type KnownSession = { readonly account: Account; readonly times: SessionTimes };

/** Cookies whose signature was verified before, and the session each names. */
export type KnownSessions = {
  remember(cookie: string, token: string): void;
  /** Null where the library has to check: an unknown cookie, or a session that is over, deleted, or due for renewal. */
  find(cookie: string, moment?: PendingStoreVersion): Promise<Account | null>;
};

const MOST_SESSIONS = 10_000;

/** Verifying a signature and building the library's session takes ten times as long as this query. */
export function createKnownSessions(store: Store): KnownSessions {
  const findOnce = cachedReads<KnownSession>(store, { maxEntries: MOST_SESSIONS });
  const tokens = countedCache<string>(MOST_SESSIONS);
  return {
    remember: (cookie, token) => void tokens.set(cookie, token),
    find: async (cookie, moment) => {
      const token = tokens.get(cookie);
      const session = token === undefined ? null : await findOnce(token, () => findSession(store, token), moment);
      if (session !== null && isFresh(session.times, wallTime())) return session.account;
      tokens.delete(cookie);
      return null;
    },
  };
}

async function findSession(store: Store, token: string): Promise<KnownSession | null> {
  const row = await store.db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['user.id', 'user.name', 'user.email', 'session.createdAt', 'session.expiresAt'])
    .where('session.token', '=', token)
    .executeTakeFirst();
  if (row === undefined) return null;
  const times = { createdAt: timeOfInstant(row.createdAt), expiresAt: timeOfInstant(row.expiresAt) };
  return { account: { id: row.id, name: row.name, email: row.email }, times };
}

function isFresh(times: SessionTimes, now: number): boolean {
  return sessionLasts(times, now) && times.expiresAt - now > FRESH_FOR_MS;
}
