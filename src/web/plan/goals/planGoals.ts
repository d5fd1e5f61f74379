import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { type FilterableGoal, filterableGoalOf, isListable } from '#core/filter/filterableGoal.ts';
import { type Hierarchy, hierarchyOf } from '#core/goal/hierarchy.ts';
import { inNumberOrder } from '#core/goal/numberOrder.ts';
import type { GoalsScope } from './goalsScope.ts';
import type { WholeGoals } from './wholeGoals.ts';

/**
 * The goals of a plan for one fiscal year and day (GoalsScope): every goal as it is listed, prepared for filtering
 * once per answer and not per key press, and the whole of those that came into view.
 */
export type PlanGoals = {
  readonly scope: GoalsScope;
  readonly goals: readonly ListedGoal[];
  readonly filterables: readonly FilterableGoal[];
  /** How many goals could be listed at all. */
  readonly listable: number;
  readonly hierarchy: Hierarchy<ListedGoal>;
  readonly updatedAt: string | null;
  /** The ETag of the answer, until a change is merged. */
  readonly etag: string | null;
  /** The same object while the scope is shown, so that components can subscribe to it. */
  readonly wholes: WholeGoals;
};

export function goalsBelow({ hierarchy }: Pick<PlanGoals, 'hierarchy'>, goalId: string): ListedGoal[] {
  const children = hierarchy.nodes.get(goalId)?.children ?? [];
  return children.map(({ goal }) => goal).filter(({ figures }) => figures.inFiscalYear);
}

export type PlanGoalsPart = Pick<PlanGoals, 'scope' | 'wholes' | 'updatedAt' | 'etag'>;

export function planGoalsOf(part: PlanGoalsPart, unordered: readonly ListedGoal[]): PlanGoals {
  const goals = inNumberOrder(unordered);
  const filterables = goals.map(filterableOf);
  return { ...part, goals, filterables, listable: listableIn(filterables), hierarchy: hierarchyOf(goals) };
}

export function listableIn(goals: readonly FilterableGoal[]): number {
  return goals.reduce((count, goal) => count + Number(isListable(goal)), 0);
}

export function latestOf(goals: readonly DashboardGoal[], known: string | null = null): string | null {
  return goals.reduce((latest, { updatedAt }) => (latest === null || updatedAt > latest ? updatedAt : latest), known);
}

export function filterableOf(goal: ListedGoal): FilterableGoal {
  return filterableGoalOf(goal, { figures: goal.figures, objectiveId: goal.objective?.id ?? null });
}
