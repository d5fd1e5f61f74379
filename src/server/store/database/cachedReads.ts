import { countedCache } from '#server/base/sizedCache.ts';
import type { PendingStoreVersion, Store, StoreVersion } from './store.ts';

/** Pass `moment` where the store was already asked for it. */
export type CachedRead<Value> = (
  key: string,
  read: () => Promise<Value | null>,
  moment?: PendingStoreVersion,
) => Promise<Value | null>;

type Reading<Value> = { readonly moment: StoreVersion; readonly value: Promise<Value | null> };

/**
 * Caches reads of the primary until anything is committed (decision 68): the store is asked for its version each
 * time. Concurrent reads of one key share one query. Null is not cached, so that nobody can fill the cache with keys
 * that do not exist. Where the store has no version, everything is read each time.
 */
export function cachedReads<Value extends NonNullable<unknown>>(
  store: Pick<Store, 'version'>,
  { maxEntries }: { readonly maxEntries: number },
): CachedRead<Value> {
  const kept = countedCache<Value>(maxEntries);
  let keptAt: StoreVersion | null = null;
  const readings = new Map<string, Reading<Value>>();

  return async (key, read, asked = store.version()) => {
    const moment = asked instanceof Promise ? await asked : asked;
    if (moment === null) return read();
    if (moment !== keptAt) {
      kept.clear();
      keptAt = moment;
    }
    const known = kept.get(key);
    if (known !== undefined) return known;
    const running = readings.get(key);
    if (running?.moment === moment) return running.value;
    const reading = { moment, value: read() };
    readings.set(key, reading);
    try {
      const value = await reading.value;
      // What was read may be newer than the version asked for, and is then not cached.
      if (value !== null && keptAt === moment) kept.set(key, value);
      return value;
    } finally {
      if (readings.get(key) === reading) readings.delete(key);
    }
  };
}
