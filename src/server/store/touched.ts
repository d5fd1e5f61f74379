import { loggedRow } from './changeItem.ts';
import { placedItemOf } from './changeItemRows.ts';
import { textOf } from './rowReading.ts';
import type { Database } from './store.ts';

/** What changes have touched since a version: what a copy of the plan in memory has to read again. */
export type Touched = {
  readonly plan: boolean;
  /** Departments or members. */
  readonly owners: boolean;
  /** Goals changed, made or gone, or whose entries or comments were. */
  readonly goalIds: ReadonlySet<string>;
};

export async function findTouched(
  db: Database,
  { planId, since }: { readonly planId: string; readonly since: number },
): Promise<Touched> {
  const query = db.selectFrom('change_item').where('plan_id', '=', planId).where('version', '>', since);
  const rows = await query.where('entity', '!=', 'comment').select(['entity', 'entity_id']).distinct().execute();
  const goals = rows.filter(({ entity }) => entity === 'goal' || entity === 'entries').map((row) => row.entity_id);
  const comments = await query.where('entity', '=', 'comment').selectAll().execute();
  return {
    plan: rows.some(({ entity }) => entity === 'plan'),
    owners: rows.some(({ entity }) => entity === 'department' || entity === 'member'),
    goalIds: new Set([...goals, ...comments.flatMap((row) => goalsOfComment(placedItemOf(row)))]),
  };
}

function goalsOfComment({
  before,
  after,
}: {
  readonly before: string | null;
  readonly after: string | null;
}): string[] {
  return [before, after].flatMap((state) => (state === null ? [] : [textOf(loggedRow(state), 'goal_id')]));
}
