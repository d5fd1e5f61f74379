import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { inPlanQueue } from './inPlanQueue.ts';
import type { StorePlace } from './planWriting.ts';

/** A transaction that holds a plan's lock: until it ends nobody else writes the plan, in this process or another. */
export type LockedPlan = StorePlace & {
  readonly stored: Row | null;
};

/**
 * Locks a plan and runs `work` in a transaction. What a change depends on must be read inside `work`: anything read
 * before may have changed.
 */
export function inPlanLock<T>(
  { store, planId }: { readonly store: Store; readonly planId: string },
  work: (locked: LockedPlan) => Promise<T>,
): Promise<T> {
  return inPlanQueue({ store, planId }, () =>
    inTransaction(store, async (trx) => {
      const place = { trx, dialect: store.dialect };
      return work({ ...place, stored: await lockPlan(place, planId) });
    }),
  );
}

/**
 * The plan's row, or null where there is none, locked until the transaction ends. On SQLite the transaction itself is
 * the lock.
 */
export async function lockPlan({ trx, dialect }: StorePlace, planId: string): Promise<Row | null> {
  const query = trx.selectFrom('plan').selectAll().where('plan_id', '=', planId);
  const row = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row ?? null;
}
