import type { Day } from '#core/calendar/date.ts';
import type { Department } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Database } from '#server/store/database/store.ts';
import { loggedRow } from '#server/store/history/changeItem.ts';
import { placedItemOf } from '#server/store/history/changeItemRows.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import { departmentsInOrder } from '#server/store/plans/owners.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { storedGoalOf } from '#server/store/rows/goalRow.ts';
import { departmentOf } from '#server/store/rows/ownerRows.ts';
import { planOf } from '#server/store/rows/planRow.ts';
import type { CellWrite } from './cellWrites.ts';
import { laterEntries } from './conflict.ts';

/** What the author of a change saw of what others changed since; everything else they saw as it is. */
export type Seen = {
  goal(goalId: string): Promise<StoredGoal | null>;
  plan(): Promise<Plan | null>;
  entries(goalId: string): Promise<ReadonlyMap<Day, CellWrite>>;
  /** The departments as they then were, of those that are `now` there and those that are gone; in their order. */
  departments(now: readonly Department[]): Promise<readonly Department[]>;
};

export function seenSince(db: Database, { planId, since }: { readonly planId: string; readonly since: number }): Seen {
  const laterOf = (entity: LoggedItem['entity']) =>
    db
      .selectFrom('change_item')
      .selectAll()
      .where('plan_id', '=', planId)
      .where('version', '>', since)
      .where('entity', '=', entity)
      .orderBy('version')
      .orderBy('seq');
  const later = (entity: LoggedItem['entity'], id: string) => laterOf(entity).where('entity_id', '=', id);
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
    departments: async (now) => {
      const before = new Map<string, string | null>();
      for (const row of await laterOf('department').execute()) {
        if (!before.has(row.entity_id)) before.set(row.entity_id, row.before);
      }
      const changed = [...before].flatMap(([id, row]) =>
        row === null ? [] : [departmentOf({ id, row: loggedRow(row) })],
      );
      const others = now.filter(({ id }) => !before.has(id));
      return departmentsInOrder([...others, ...changed]);
    },
  };
}
