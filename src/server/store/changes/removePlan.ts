import { sql } from 'kysely';
import { PAGE } from '#server/store/database/pages.ts';
import type { Store, StoreTransaction } from '#server/store/database/store.ts';
import { type PlanTable, TABLES_OF_PLAN } from '#server/store/kinds/tablesOfPlan.ts';
import { inPlanLock } from './planLock.ts';

/** Removes a plan and its history for good, once `check` has passed while it is locked. False where there is none. */
export function removePlan(
  store: Store,
  planId: string,
  check: (trx: StoreTransaction) => Promise<void> = async () => {},
): Promise<boolean> {
  return inPlanLock({ store, planId }, async ({ trx, stored }) => {
    if (stored === null) return false;
    await check(trx);
    for (const table of TABLES_OF_PLAN.toReversed()) await clear(trx, { ...table, planId });
    return true;
  });
}

/** In batches where there are many rows, so that others get their turn in between. */
async function clear(
  trx: StoreTransaction,
  { table, key, isLarge, planId }: PlanTable & { readonly planId: string },
): Promise<void> {
  const rows = sql`${sql.table(table)} where plan_id = ${planId}`;
  if (!isLarge) {
    await sql`delete from ${rows}`.execute(trx);
    return;
  }
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const some = sql`delete from ${rows} and (${columns}) in (select ${columns} from ${rows} limit ${sql.lit(PAGE)})`;
  let removed = 0n;
  do removed = (await some.execute(trx)).numAffectedRows ?? 0n;
  while (removed > 0n);
}
