import type { StorePlace } from './planWriting.ts';
import type { Row } from './tables.ts';

/**
 * The plan's row, or null where there is none; locked until the transaction ends, so that changes of one plan come one
 * after the other. On SQLite the transaction itself is the lock.
 */
export async function lockPlan({ trx, dialect }: StorePlace, planId: string): Promise<Row | null> {
  const query = trx.selectFrom('plan').selectAll().where('plan_id', '=', planId);
  const row = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row ?? null;
}
