import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';
import { isHeading } from '#core/view/isHeading.ts';
import { type View, viewOf } from '#core/view/viewOf.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

export type Listing = {
  readonly goals: readonly ListedGoal[];
  readonly withHeadings: readonly ListedGoal[];
  readonly total: number;
  readonly view: View;
};

type Listable = Pick<PlanGoals, 'goals' | 'filterables' | 'columns' | 'health'>;

export function isListed(goalId: string | null, { goals }: Pick<Listing, 'goals'>): boolean {
  return goalId !== null && goals.some(({ id }) => id === goalId);
}

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
