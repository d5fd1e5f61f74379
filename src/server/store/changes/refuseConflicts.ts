import { Refusal } from '#server/base/errors.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import { type PlacedItem, placedItemOf } from '#server/store/history/changeItemRows.ts';
import { GOAL_PARTS } from '#server/store/kinds/recordKinds.ts';
import { type Conflict, conflictsOf } from './conflict.ts';
import type { FoldedChange } from './foldedChange.ts';
import type { PlanWriting } from './planWriting.ts';

/** Enough to show, and never a reply of many megabytes. */
const MOST_CONFLICTS = 100;

export type Versions = {
  readonly expected: number;
  readonly current: number;
};

/**
 * Refuses a change that would overwrite what others set after the version its author saw, with `changed_meanwhile`
 * and the conflicts in its details (rule 6.3); with `unknown_version` where the plan never had that
 * version.
 */
export async function refuseConflicts(
  writing: PlanWriting,
  { change, versions }: { readonly change: FoldedChange; readonly versions: Versions },
): Promise<void> {
  const { expected, current } = versions;
  if (expected === current) return;
  if (!Number.isInteger(expected) || expected < 0 || expected > current) throw unknownVersion(expected);
  const conflicts = conflictsOf(change, await findLater(writing, { change, since: expected }));
  if (conflicts.length === 0) return;
  throw changedMeanwhile(current, conflicts);
}

export function changedMeanwhile(version: number, conflicts: readonly Conflict[]): Refusal {
  return new Refusal({
    code: 'changed_meanwhile',
    status: 409,
    message: 'Someone changed this meanwhile. Nothing was written: look at both values and choose.',
    details: { version, conflicts: conflicts.slice(0, MOST_CONFLICTS), conflictCount: conflicts.length },
  });
}

async function findLater(
  { trx, planId }: PlanWriting,
  { change, since }: { readonly change: FoldedChange; readonly since: number },
): Promise<PlacedItem[]> {
  const found: PlacedItem[] = [];
  const query = trx.selectFrom('change_item').selectAll().where('plan_id', '=', planId).where('version', '>', since);
  const ids = [
    ...new Set([
      planId,
      ...Object.values(change.states).flatMap((states) => [...states.keys()]),
      ...change.cells.keys(),
    ]),
  ];
  await inChunks({ items: ids }, async (chunk) => {
    for (const row of await query.where('entity_id', 'in', chunk).execute()) found.push(placedItemOf(row));
  });
  if (removesGoal(change)) {
    const known = new Set(ids);
    const parts = await query.where('entity', 'in', GOAL_PARTS).execute();
    for (const row of parts) if (!known.has(row.entity_id)) found.push(placedItemOf(row));
  }
  return found.sort((one, other) => one.version - other.version || one.seq - other.seq);
}

function removesGoal({ states }: FoldedChange): boolean {
  for (const after of states.goal.values()) if (after === null) return true;
  return false;
}

function unknownVersion(version: number): Refusal {
  return new Refusal({
    code: 'unknown_version',
    status: 412,
    message: 'The plan never had the version this change was made for. Load it again.',
    details: { version },
  });
}
