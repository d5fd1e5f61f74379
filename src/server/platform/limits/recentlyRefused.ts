import type { Store } from '#server/store/database/store.ts';

/** Short, because another process may have cleared the limit meanwhile. */
const REMEMBERED_FOR_MS = 5_000;
const MOST_REMEMBERED = 10_000;

/** What was over its limit recently, in memory; times are milliseconds since 1970. */
export type RecentlyRefused = {
  has(subject: string, now: number): boolean;
  add(subject: string, now: number): void;
  delete(subject: string): void;
};

const ofStores = new WeakMap<Store, RecentlyRefused>();

export function recentlyRefused(store: Store): RecentlyRefused {
  const known = ofStores.get(store) ?? createRecentlyRefused();
  ofStores.set(store, known);
  return known;
}

function createRecentlyRefused(): RecentlyRefused {
  /** The oldest first: a Map keeps the order of insertion. */
  const since = new Map<string, number>();
  return {
    has: (subject, now) => {
      const at = since.get(subject);
      return at !== undefined && now >= at && now - at < REMEMBERED_FOR_MS;
    },
    add: (subject, now) => {
      since.delete(subject);
      since.set(subject, now);
      for (const [oldest, at] of since) {
        if (since.size <= MOST_REMEMBERED && now - at < REMEMBERED_FOR_MS) return;
        since.delete(oldest);
      }
    },
    delete: (subject) => {
      since.delete(subject);
    },
  };
}
