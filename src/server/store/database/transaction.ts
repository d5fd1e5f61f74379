import type { Database, Store, StoreTransaction } from './store.ts';
import { isRetryable, storeRefusalOf } from './storeRefusal.ts';

/** PostgreSQL expects its clients to retry serialization failures. */
const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 10;

/**
 * Runs `work` in a transaction, again where it collided with another. `work` uses nothing but the transaction, and
 * may run more than once. A store's own errors are thrown as a Refusal.
 */
export async function inTransaction<T>(store: Store, work: (trx: StoreTransaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store.db.transaction().execute(work);
    } catch (error) {
      if (!isRetryable(error) || tries === MOST_TRIES) throw storeRefusalOf(error) ?? error;
      await pause(FIRST_PAUSE_MS * 2 ** tries * Math.random());
    }
  }
}

/** Runs queries in one snapshot of the store, whatever others write meanwhile. */
export function inSnapshot<T>(store: Store, read: (db: Database) => Promise<T>): Promise<T> {
  return inSnapshotOn(store.db, read);
}

export async function inSnapshotOn<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only');
  try {
    return await transaction.setIsolationLevel('repeatable read').execute(read);
  } catch (error) {
    throw storeRefusalOf(error) ?? error;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
