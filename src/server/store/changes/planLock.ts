import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { inTurn } from './planTurns.ts';
import type { StorePlace } from './planWriting.ts';

/** A transaction that holds a plan: until it ends nobody else writes it, in this process or another. */
export type LockedPlan = StorePlace & {
  /** The plan's row, or null where there is none yet. */
  readonly stored: Row | null;
};

/**
 * Locks a plan, whole or not at all as `inTransaction`. What a change has to keep to is read and checked in `work`, through
 * its transaction: anything read before may have changed since.
 */
export function inPlanLock<T>(
  { store, planId }: { readonly store: Store; readonly planId: string },
  work: (locked: LockedPlan) => Promise<T>,
): Promise<T> {
  return inTurn({ store, planId }, () =>
    inTransaction(store, async (trx) => {
      const place = { trx, dialect: store.dialect };
      return work({ ...place, stored: await lockPlan(place, planId) });
    }),
  );
}

/**
 * The plan's row, or null where there is none; locked until the transaction ends, so that changes of one plan come one
 * after the other. On SQLite the transaction itself is the lock.
 */
export async function lockPlan({ trx, dialect }: StorePlace, planId: string): Promise<Row | null> {
  const query = trx.selectFrom('plan').selectAll().where('plan_id', '=', planId);
  const row = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row ?? null;
}
