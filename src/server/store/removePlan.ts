import { sql } from 'kysely';
import { PAGE } from './pages.ts';
import { inPlanLock } from './planLock.ts';
import type { Store, StoreTransaction } from './store.ts';

/** Every table of a plan, from what nothing refers to up to the plan itself. */
export const TABLES_OF_PLAN = [
  'webhook_delivery',
  'webhook_state',
  'webhook',
  'api_token',
  'import_mapping',
  'change_item',
  'change',
  'saved_filter',
  'reminder',
  'share_event',
  'share_mailing',
  'short_link',
  'share_token',
  'share',
  'comment',
  'entry_year',
  'goal',
  'invitation',
  'member',
  'department',
  'plan',
] as const;

/** Of tables with many rows of one plan: by what they are known within it. */
const KEYS: { readonly [Table in (typeof TABLES_OF_PLAN)[number]]?: readonly string[] } = {
  change_item: ['version', 'seq'],
  change: ['version'],
  share_event: ['id'],
  comment: ['id'],
  entry_year: ['goal_id', 'calendar_year'],
  goal: ['id'],
};

/** Takes a plan away with everything in it, its log too, in one step that cannot be undone. False where there is none. */
export function removePlan(store: Store, planId: string): Promise<boolean> {
  return inPlanLock({ store, planId }, async ({ trx, stored }) => {
    if (stored === null) return false;
    for (const table of TABLES_OF_PLAN) await clear(trx, { table, planId });
    return true;
  });
}

/** Some rows at a time where there are many, so that others have their turn between. */
async function clear(
  trx: StoreTransaction,
  { table, planId }: { readonly table: (typeof TABLES_OF_PLAN)[number]; readonly planId: string },
): Promise<void> {
  const rows = sql`${sql.table(table)} where plan_id = ${planId}`;
  const key = KEYS[table];
  if (key === undefined) {
    await sql`delete from ${rows}`.execute(trx);
    return;
  }
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const some = sql`delete from ${rows} and (${columns}) in (select ${columns} from ${rows} limit ${sql.lit(PAGE)})`;
  let removed = 0n;
  do removed = (await some.execute(trx)).numAffectedRows ?? 0n;
  while (removed > 0n);
}
