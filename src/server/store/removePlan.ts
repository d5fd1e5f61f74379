import { lockPlan } from './planLock.ts';
import { inTurn } from './planTurns.ts';
import type { Store } from './store.ts';
import { inTransaction } from './transaction.ts';

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

/** Takes a plan away with everything in it, its log too, in one step that cannot be undone. False where there is none. */
export function removePlan(store: Store, planId: string): Promise<boolean> {
  return inTurn({ store, planId }, () =>
    inTransaction(store, async (trx) => {
      if ((await lockPlan({ trx, dialect: store.dialect }, planId)) === null) return false;
      for (const table of TABLES_OF_PLAN) await trx.deleteFrom(table).where('plan_id', '=', planId).execute();
      return true;
    }),
  );
}
