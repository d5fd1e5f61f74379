import { isoInstant, machineTime } from '#server/base/clock.ts';
import { countedCache } from '#server/base/sizedCache.ts';
import type { Store } from '#server/store/database/store.ts';

export type NoteSeen = (accountId: string) => Promise<void>;

const TO_MS = 5 * 60_000;
const MOST_ACCOUNTS = 10_000;

/** A failed note never blocks anybody; it is made later. */
export function createNoteSeen(store: Store, { warn }: { readonly warn: (message: string) => void }): NoteSeen {
  const noted = countedCache<number>(MOST_ACCOUNTS);
  return async (accountId) => {
    const now = machineTime();
    if (now - (noted.get(accountId) ?? 0) < TO_MS) return;
    noted.set(accountId, now);
    const at = isoInstant(now);
    try {
      await store.db
        .insertInto('account_seen')
        .values({ account_id: accountId, at })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ at }))
        .execute();
    } catch (error) {
      warn(`When an account was last seen could not be noted: ${error instanceof Error ? error.message : ''}`);
    }
  };
}
