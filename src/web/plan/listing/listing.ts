import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { isHeading } from '#core/view/isHeading.ts';
import { type View, viewOf } from '#core/view/viewOf.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

export type Listing = {
  /** The goals that are cards or rows. */
  readonly goals: readonly ListedGoal[];
  /** These and, under a status filter, the objectives that only head them. */
  readonly withHeadings: readonly ListedGoal[];
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
  const withHeadings: ListedGoal[] = [];
  for (let at = view.listed.indexOf(1); at >= 0; at = view.listed.indexOf(1, at + 1)) {
    const goal = prepared.goals[at];
    if (goal !== undefined) withHeadings.push(goal);
  }
  const goals = withHeadings.filter((goal) => !isHeading(goal, criteria.statuses));
  return { goals, withHeadings, total: columns.listable, view };
}
