import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { filterableGoalOf } from '#core/filter/filterableGoal.ts';
import { type FilterColumns, filterColumnsOf } from '#core/filter/filterColumns.ts';
import type { FilterableGoal } from '#core/filter/matchesFilter.ts';
import { type Hierarchy, hierarchyOf } from '#core/goal/hierarchy.ts';
import { inNumberOrder } from '#core/goal/numberOrder.ts';
import { type HealthColumns, healthColumnsOf } from '#core/rollup/healthColumns.ts';
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

/** The last change to any of some goals, unless a later one is known; ISO instants in one zone compare as texts. */
export function latestOf(goals: readonly DashboardGoal[], known: string | null = null): string | null {
  return goals.reduce((latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest), known);
}

export function filterableOf(goal: ListedGoal): FilterableGoal {
  return filterableGoalOf(goal, { figures: goal.figures, objectiveId: goal.objective?.id ?? null });
}
