import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { type View, viewOf } from '#core/view/viewOf.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';

export type Listing = {
  readonly goals: readonly ListedGoal[];
  /** How many goals could be listed in the year at all. */
  readonly total: number;
  /** What is counted of them. */
  readonly view: View;
};

type Listable = Pick<PlanGoals, 'goals' | 'filterables' | 'columns' | 'health'>;

/** Whether a goal is among the listed; none is not. */
export function isListed(goalId: string | null, { goals }: Pick<Listing, 'goals'>): boolean {
  return goalId !== null && goals.some(({ id }) => id === goalId);
}

/** What the dashboard lists and counts under its filters. */
export function listGoals(prepared: Listable, criteria: FilterCriteria, context: FilterContext): Listing {
  const { filterables, columns, health } = prepared;
  const view = viewOf({ goals: filterables, columns, health }, criteria, context);
  const goals: ListedGoal[] = [];
  for (let at = view.listed.indexOf(1); at >= 0; at = view.listed.indexOf(1, at + 1)) {
    const goal = prepared.goals[at];
    if (goal !== undefined) goals.push(goal);
  }
  return { goals, total: columns.listable, view };
}
