import type { Day } from '#core/calendar/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Database } from '#server/store/database/store.ts';
import { loggedRow } from '#server/store/history/changeItem.ts';
import { placedItemOf } from '#server/store/history/changeItemRows.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { storedGoalOf } from '#server/store/rows/goalRow.ts';
import { planOf } from '#server/store/rows/planRow.ts';
import type { CellWrite } from './cellWrites.ts';
import { laterEntries } from './conflict.ts';

/** What the author of a change saw of what others changed since; everything else they saw as it is. */
export type Seen = {
  goal(goalId: string): Promise<StoredGoal | null>;
  plan(): Promise<Plan | null>;
  entries(goalId: string): Promise<ReadonlyMap<Day, CellWrite>>;
};

export function seenSince(db: Database, { planId, since }: { readonly planId: string; readonly since: number }): Seen {
  const later = (entity: LoggedItem['entity'], id: string) =>
    db
      .selectFrom('change_item')
      .selectAll()
      .where('plan_id', '=', planId)
      .where('entity_id', '=', id)
      .where('version', '>', since)
      .where('entity', '=', entity)
      .orderBy('version')
      .orderBy('seq');
  const firstBefore = async (entity: LoggedItem['entity'], id: string) => {
    const before = (await later(entity, id).limit(1).executeTakeFirst())?.before ?? null;
    return before === null ? null : loggedRow(before);
  };
  return {
    goal: async (id) => {
      const row = await firstBefore('goal', id);
      return row && storedGoalOf({ id, row });
    },
    plan: async () => {
      const row = await firstBefore('plan', planId);
      return row && planOf({ id: planId, row });
    },
    entries: async (goalId) => {
      const items = (await later('entries', goalId).execute()).map(placedItemOf);
      return new Map(laterEntries(items).map(({ day, seen }) => [day, seen]));
    },
  };
}
