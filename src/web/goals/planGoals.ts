import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { type ListedGoal, listedGoalOf } from '#contract/listedGoal.ts';
import { filterableGoalOf } from '#core/filter/filterableGoal.ts';
import {
  type FilterColumns,
  filterColumnsAfter,
  filterColumnsOf,
  type GoalChange,
} from '#core/filter/filterColumns.ts';
import type { FilterableGoal } from '#core/filter/matchesFilter.ts';
import { type Hierarchy, hierarchyOf, replaceGoal } from '#core/goal/hierarchy.ts';
import { inNumberOrder } from '#core/goal/numberOrder.ts';
import { type HealthColumns, healthColumnsAfter, healthColumnsOf } from '#core/rollup/healthColumns.ts';
import type { GoalsScope } from './goalsScope.ts';
import type { WholeGoals } from './wholeGoals.ts';

/**
 * The goals of a plan as the page has them, for one fiscal year and day (GoalsScope): every goal as far as it is
 * listed, made ready for filtering once for each answer of the server and not for each key press, and the whole of
 * those that came into view.
 */
export type PlanGoals = {
  readonly scope: GoalsScope;
  /** In the order of the list (readings, section 4). */
  readonly goals: readonly ListedGoal[];
  /** What filters look at, in the same order. */
  readonly filterables: readonly FilterableGoal[];
  /** The same in columns. */
  readonly columns: FilterColumns;
  readonly hierarchy: Hierarchy<ListedGoal>;
  /** What health looks at, in the same order. */
  readonly health: HealthColumns;
  /** ISO instant of the last change to any of them; null where there are none. */
  readonly updatedAt: string | null;
  /** The validator of the answer they are, for as long as nothing was worked into it. */
  readonly etag: string | null;
  /** One object for as long as the scope is shown: who draws a goal watches it there. */
  readonly wholes: WholeGoals;
};

/** The children of a goal that run in the fiscal year. */
export function goalsBelow({ hierarchy }: Pick<PlanGoals, 'hierarchy'>, goalId: string): ListedGoal[] {
  const children = hierarchy.nodes.get(goalId)?.children ?? [];
  return children.map(({ goal }) => goal).filter(({ figures }) => figures.inFiscalYear);
}

/** What somebody wrote meanwhile. */
export type GoalChanges = {
  /** New goals, and those that are otherwise than before, with the figures of the same scope. */
  readonly changed: readonly DashboardGoal[];
  /** Ids of goals that are gone. */
  readonly removed: readonly string[];
};

export type PlanGoalsPart = Pick<PlanGoals, 'scope' | 'wholes' | 'updatedAt' | 'etag'>;

export function planGoalsOf(part: PlanGoalsPart, unordered: readonly ListedGoal[]): PlanGoals {
  const goals = inNumberOrder(unordered);
  const filterables = goals.map(filterableOf);
  const hierarchy = hierarchyOf(goals);
  return {
    ...part,
    goals,
    filterables,
    columns: filterColumnsOf(filterables),
    hierarchy,
    health: healthOfGoals(goals, hierarchy),
  };
}

export function healthOfGoals(goals: readonly ListedGoal[], hierarchy: Hierarchy<ListedGoal>): HealthColumns {
  return healthColumnsOf(goals, hierarchy, ({ figures }) => figures);
}

/**
 * The goals after a change. One that stays in its place costs next to nothing; where goals come, go or move, the tree
 * is built again.
 */
export function mergeGoals(before: PlanGoals, { changed, removed }: GoalChanges): PlanGoals {
  before.wholes.put(changed);
  before.wholes.drop(removed);
  const rows = changed.map(listedGoalOf);
  const isInPlace =
    removed.every((id) => !before.hierarchy.nodes.has(id)) && rows.every((row) => isPlaced(before, row));
  const after = isInPlace ? replaced(before, rows) : rebuilt(before, rows, removed);
  return { ...after, updatedAt: latestOf(changed, before.updatedAt), etag: null };
}

/** The last change to any of some goals, unless a later one is known; ISO instants in one zone compare as texts. */
export function latestOf(goals: readonly DashboardGoal[], known: string | null = null): string | null {
  return goals.reduce((latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest), known);
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

function rebuilt(before: PlanGoals, rows: readonly ListedGoal[], removed: readonly string[]): PlanGoals {
  const goals = new Map(before.goals.map((goal) => [goal.id, goal]));
  for (const row of rows) goals.set(row.id, row);
  for (const id of removed) goals.delete(id);
  return planGoalsOf(before, [...goals.values()]);
}

export function filterableOf(goal: ListedGoal): FilterableGoal {
  return filterableGoalOf(goal, { figures: goal.figures, objectiveId: goal.objective?.id ?? null });
}
