import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type ListedGoal, listedGoalOf } from '#contract/listedGoal.ts';
import { hierarchyAfter } from '#core/goal/hierarchyAfter.ts';
import { rearrange, rearrangedList, rearrangementOf } from '#core/goal/rearrange.ts';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { filterableOf, latestOf, listableIn, type PlanGoals } from './planGoals.ts';

/** What was written meanwhile. */
export type GoalChanges = {
  /** New and changed goals, with figures of the same scope. */
  readonly changed: readonly DashboardGoal[];
  readonly removed: readonly string[];
};

/**
 * The goals after a change: goals changed in place, added or removed cost next to nothing. Where goals move, the tree
 * is rebuilt, without blocking the page.
 */
export async function mergeGoals(before: PlanGoals, { changed, removed }: GoalChanges): Promise<PlanGoals> {
  const after = await merged(before, changed.map(listedGoalOf), removed);
  before.wholes.put(changed);
  before.wholes.drop(removed);
  return { ...after, updatedAt: latestOf(changed, before.updatedAt), etag: null };
}

/** Reuses the nodes of the tree before. */
async function merged(before: PlanGoals, rows: readonly ListedGoal[], removed: readonly string[]): Promise<PlanGoals> {
  const knownGoal = (id: string) => before.hierarchy.nodes.get(id)?.goal;
  const gone = removed.flatMap((id) => knownGoal(id) ?? []);
  const steps = rows.map((row) => ({ row, was: knownGoal(row.id) ?? row }));
  const renumbered = steps.filter(({ row, was }) => row.number !== was.number).map(({ was }) => was);
  const moved = rearrange(before.goals, { rows, gone: [...gone, ...renumbered] });
  const goals = rearrangedList(before.goals, moved);
  const isInPlace = steps.every(({ row, was }) => hasSamePlace(row, was));
  const hierarchy = isInPlace ? hierarchyAfter(before.hierarchy, { rows, gone }) : null;
  if (hierarchy === null) return (await loadFile(() => import('./builtUp.ts'))).builtUp(before, goals);
  const filterables = rearrangedList(before.filterables, rearrangementOf(moved, filterableOf));
  return { ...before, goals, filterables, listable: listableIn(filterables), hierarchy };
}

function hasSamePlace(one: ListedGoal, other: ListedGoal): boolean {
  return one.parentId === other.parentId && one.number === other.number && one.depth === other.depth;
}
