import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { type ListedGoal, listedGoalOf } from '#contract/listedGoal.ts';
import { filterColumnsAfter, type GoalChange } from '#core/filter/filterColumns.ts';
import { replaceGoal } from '#core/goal/hierarchy.ts';
import { putInNumberOrder } from '#core/goal/numberOrder.ts';
import { healthColumnsAfter } from '#core/rollup/healthColumns.ts';
import { filterableOf, healthOfGoals, latestOf, type PlanGoals } from './planGoals.ts';

/** What somebody wrote meanwhile. */
export type GoalChanges = {
  /** New goals, and those that are otherwise than before, with the figures of the same scope. */
  readonly changed: readonly DashboardGoal[];
  /** Ids of goals that are gone. */
  readonly removed: readonly string[];
};

/**
 * The goals after a change. One that stays in its place costs next to nothing; where goals come, go or move, the tree is
 * built again, without holding up the page.
 */
export async function mergeGoals(before: PlanGoals, { changed, removed }: GoalChanges): Promise<PlanGoals> {
  const rows = changed.map(listedGoalOf);
  const isInPlace =
    removed.every((id) => !before.hierarchy.nodes.has(id)) && rows.every((row) => isPlaced(before, row));
  const after = isInPlace ? replaced(before, rows) : await rebuilt(before, rows, removed);
  before.wholes.put(changed);
  before.wholes.drop(removed);
  return { ...after, updatedAt: latestOf(changed, before.updatedAt), etag: null };
}

function isPlaced({ hierarchy }: PlanGoals, row: ListedGoal): boolean {
  const known = hierarchy.nodes.get(row.id)?.goal;
  if (known === undefined) return false;
  return known.parentId === row.parentId && known.number === row.number && known.depth === row.depth;
}

function replaced(before: PlanGoals, rows: readonly ListedGoal[]): PlanGoals {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const goals = [...before.goals];
  const filterables = [...before.filterables];
  const changes: (GoalChange & Pick<ListedGoal, 'figures'>)[] = [];
  before.filterables.forEach((was, at) => {
    const row = rowOf.get(was.id);
    if (row === undefined) return;
    const goal = filterableOf(row);
    goals[at] = row;
    filterables[at] = goal;
    changes.push({ at, was, goal, figures: row.figures });
  });
  for (const row of rows) {
    const node = before.hierarchy.nodes.get(row.id);
    if (node !== undefined) replaceGoal(node, row);
  }
  const hierarchy = { ...before.hierarchy };
  return {
    ...before,
    goals,
    filterables,
    columns: filterColumnsAfter(before.columns, changes, filterables),
    hierarchy,
    health: healthColumnsAfter(before.health, changes) ?? healthOfGoals(goals, hierarchy),
  };
}

async function rebuilt(before: PlanGoals, rows: readonly ListedGoal[], removed: readonly string[]): Promise<PlanGoals> {
  // Few readers see a goal come or go: what it takes is no part of the first load.
  const { builtUp } = await import('./builtUp.ts');
  const replacedIds = new Set([...removed, ...rows.map(({ id }) => id)]);
  const kept = before.goals.filter(({ id }) => !replacedIds.has(id));
  return builtUp(before, putInNumberOrder(kept, rows));
}
