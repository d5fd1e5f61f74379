import type { Database } from '#server/store/database/store.ts';
import { GOAL_PARTS, goalColumnOf, LOGGED_BY_GOAL, OWNER_NAMES } from '#server/store/kinds/recordKinds.ts';
import type { RecordName } from '#server/store/rows/edit.ts';
import { textOf } from '#server/store/rows/rowReading.ts';
import { loggedRow } from './changeItem.ts';
import { placedItemOf } from './changeItemRows.ts';
import type { LoggedItem } from './loggedItem.ts';

/** What has to be read again into a copy of the plan in memory. */
export type Touched = {
  readonly plan: boolean;
  readonly owners: boolean;
  /** Whether a milestone, or what one is of, may measure goals otherwise. */
  readonly milestones: boolean;
  readonly goalIds: ReadonlySet<string>;
};

export async function findTouched(
  db: Database,
  { planId, since }: { readonly planId: string; readonly since: number },
): Promise<Touched> {
  const query = db.selectFrom('change_item').where('plan_id', '=', planId).where('version', '>', since);
  const rows = await query.where('entity', 'not in', GOAL_PARTS).select(['entity', 'entity_id']).distinct().execute();
  const names = new Set(rows.map(({ entity }) => entity));
  const goals = rows.filter(({ entity }) => LOGGED_BY_GOAL.some((name) => name === entity)).map((row) => row.entity_id);
  const parts = await query.where('entity', 'in', GOAL_PARTS).selectAll().execute();
  return {
    plan: names.has('plan'),
    owners: OWNER_NAMES.some((name) => names.has(name)),
    milestones: MEASURING.some((name) => names.has(name)),
    goalIds: new Set([...goals, ...parts.flatMap((row) => goalsOfPart(placedItemOf(row)) ?? [])]),
  };
}

/** What goals may be measured by. */
export const MEASURING = ['milestone', 'initiative'] as const satisfies readonly RecordName[];

/** The goal of a record that belongs to one, as it is or was last; null for other things. */
export function goalOfPart(item: LoggedItem): string | null {
  return goalsOfPart(item)?.at(-1) ?? null;
}

export function goalsOfPart({ entity, before, after }: LoggedItem): readonly string[] | null {
  const column = goalColumnOf(entity);
  if (column === null) return null;
  return [before, after].flatMap((state) => (state === null ? [] : [textOf(loggedRow(state), column)]));
}
