import { loggedRow } from './changeItem.ts';
import { inChunks } from './chunks.ts';
import { textOf } from './rowReading.ts';
import type { Database } from './store.ts';
import type { Row } from './tables.ts';

/** More than these are no news of single goals but another plan. */
const MOST_ITEMS = 1_000;

/** The goals a change touched; null: the tree, the owners or the plan itself, or more than is worth listing. */
export type TouchedGoals = ReadonlySet<string> | null;

/**
 * By version, the goals that changes after `since` and up to `until` touched: their statements, entries or comments. A
 * version that is not in it has touched too many.
 */
export async function findTouchedGoals(
  db: Database,
  { planId, since, until }: { readonly planId: string; readonly since: number; readonly until: number },
): Promise<ReadonlyMap<number, TouchedGoals>> {
  const items = db
    .selectFrom('change_item')
    .where('plan_id', '=', planId)
    .where('version', '>', since)
    .where('version', '<=', until);
  const rows = await items
    .select(['version', 'seq', 'entity', 'entity_id'])
    .orderBy('version')
    .orderBy('seq')
    .limit(MOST_ITEMS + 1)
    .execute();
  if (rows.length > MOST_ITEMS) return new Map();
  const found = new Map<number, Set<string> | null>();
  const add = (version: number, goalId: string | null) => {
    const goals = found.get(version);
    if (goalId === null || goals === null) found.set(version, null);
    else found.set(version, (goals ?? new Set<string>()).add(goalId));
  };
  for (const { version, entity, entity_id: id } of rows) {
    if (entity === 'entries') add(version, id);
    else if (entity !== 'goal' && entity !== 'comment') add(version, null);
  }
  const versions = [...new Set(rows.map(({ version }) => version))];
  await inChunks({ items: versions }, async (chunk) => {
    const states = items.where('version', 'in', chunk).where('entity', 'in', ['goal', 'comment']).selectAll();
    for (const { version, entity, entity_id: id, before, after } of await states.execute()) {
      const [was, is] = [rowOrNull(before), rowOrNull(after)];
      if (entity === 'goal') add(version, isInPlace(was, is) ? id : null);
      else for (const row of [was, is]) if (row !== null) add(version, textOf(row, 'goal_id'));
    }
  });
  return found;
}

function rowOrNull(text: string | null): Row | null {
  return text === null ? null : loggedRow(text);
}

/** Whether a goal is neither new nor gone nor elsewhere in the tree. */
function isInPlace(was: Row | null, is: Row | null): boolean {
  if (was === null || is === null) return false;
  return ['parent_id', 'number', 'depth', 'archived_at'].every(
    (column) => (was[column] ?? null) === (is[column] ?? null),
  );
}
