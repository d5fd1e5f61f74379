import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { underParents } from '#core/goal/treeOrder.ts';
import { type View, viewOf } from '#core/view/viewOf.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

export type Listing = {
  readonly goals: readonly ListedGoal[];
  readonly withHeadings: readonly ListedGoal[];
  readonly total: number;
  readonly view: View;
};

type Listable = Pick<PlanGoals, 'goals' | 'filterables' | 'listable' | 'hierarchy'>;

export function isListed(goalId: string | null, { goals }: Pick<Listing, 'goals'>): boolean {
  return goalId !== null && goals.some(({ id }) => id === goalId);
}

export function listGoals(prepared: Listable, criteria: FilterCriteria, context: FilterContext): Listing {
  const view = viewOf(prepared.filterables, criteria, context);
  const listed = (places: readonly number[]) => underParents(goalsAt(prepared, places), prepared.hierarchy);
  const goals = listed(view.cards);
  const withHeadings = view.withHeadings === view.cards ? goals : listed(view.withHeadings);
  return { goals, withHeadings, total: prepared.listable, view };
}

export function goalsAt({ goals }: Pick<PlanGoals, 'goals'>, places: readonly number[]): readonly ListedGoal[] {
  const found: ListedGoal[] = [];
  for (const at of places) {
    const goal = goals[at];
    if (goal !== undefined) found.push(goal);
  }
  return found;
}
