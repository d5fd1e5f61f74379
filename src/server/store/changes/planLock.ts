import { Mutex } from '#server/store/database/mutex.ts';
import type { Store } from '#server/store/database/store.ts';
import { storeFull } from '#server/store/database/storeRefusal.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { StorePlace } from './planWriting.ts';
import { notifyWritten } from './written.ts';

/** A transaction that holds a plan's lock: until it ends nobody else writes the plan, in this process or another. */
export type LockedPlan = StorePlace & {
  readonly stored: Row | null;
};

/**
 * Locks a plan and runs `work` in a transaction. What a change depends on must be read inside `work`: anything read
 * before may have changed. Throws `store_full` while the disk is full.
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

/**
 * Writes of one plan are serialized anyway; those of one process queue here rather than in the database, where each
 * waiting one would hold a connection that readers need.
 */
async function inPlanQueue<T>(
  { store, planId }: { readonly store: Store; readonly planId: string },
  write: () => Promise<T>,
): Promise<T> {
  if (store.isFull()) throw storeFull();
  const turns = turnsOf(store);
  const turn = turns.get(planId) ?? new Mutex();
  turns.set(planId, turn);
  await turn.take();
  try {
    const written = await write();
    notifyWritten(store, planId);
    return written;
  } finally {
    turn.give();
    if (turn.isFree) turns.delete(planId);
  }
}

const TURNS = new WeakMap<Store, Map<string, Mutex>>();

function turnsOf(store: Store): Map<string, Mutex> {
  const turns = TURNS.get(store) ?? new Map<string, Mutex>();
  TURNS.set(store, turns);
  return turns;
}
