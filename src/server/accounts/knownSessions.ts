import { BoundedCache } from '#server/boundedCache.ts';
import { timeOfInstant, wallTime } from '#server/clock.ts';
import type { Store } from '#server/store/store.ts';
import type { Account } from './account.ts';
import { FRESH_FOR_MS, type SessionTimes, sessionLasts } from './sessionEnd.ts';

/** Whose a session is, and whether it lasts at the time of asking, with nothing of it to prolong. */
export type KnownSession = { readonly account: Account; isFresh(): boolean };

/** Cookies whose signature was checked once; which session each names. What a session opens is read each time. */
export type KnownSessions = {
  remember(cookie: string, token: string): void;
  /** Null where the library has to look: an unknown cookie, a session that is over, gone, or due to be prolonged. */
  find(cookie: string): Promise<KnownSession | null>;
};

/** Some ten thousand people. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Checking a signature and building the library's session takes ten times as long as this one query. */
export function createKnownSessions(store: Store): KnownSessions {
  const tokens = new BoundedCache<string>({ maxBytes: MAX_BYTES, bytesOf: () => BYTES_OF_SESSION });
  return {
    remember: (cookie, token) => tokens.set(cookie, token),
    find: async (cookie) => {
      const token = tokens.get(cookie);
      const session = token === undefined ? null : await findSession(store, token);
      if (session?.isFresh() === true) return session;
      tokens.delete(cookie);
      return null;
    },
  };
}

const BYTES_OF_SESSION = 1000;

async function findSession(store: Store, token: string): Promise<KnownSession | null> {
  const row = await store.db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['user.id', 'user.name', 'user.email', 'session.createdAt', 'session.expiresAt'])
    .where('session.token', '=', token)
    .executeTakeFirst();
  if (row === undefined) return null;
  const times = { createdAt: timeOfInstant(row.createdAt), expiresAt: timeOfInstant(row.expiresAt) };
  return { account: { id: row.id, name: row.name, email: row.email }, isFresh: () => isFresh(times, wallTime()) };
}

/** It lasts, and the library has nothing to prolong. */
function isFresh(times: SessionTimes, now: number): boolean {
  return sessionLasts(times, now) && times.expiresAt - now > FRESH_FOR_MS;
}
