import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { type Standing, type StatusMove, statusMoveOf } from '#core/compare/statusMove.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { filterCount } from '#core/filter/selection.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { compareGoalNumbers } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { listGoals } from '#web/dashboard/listing.ts';
import type { ShownPlan } from '#web/dashboard/PlanContext.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';

/** A goal on two days: the whole of it where it changed, null where it was not there. */
export type ComparedGoal = {
  readonly id: string;
  readonly move: StatusMove;
  readonly before: DashboardGoal | null;
  readonly after: DashboardGoal | null;
};

/** The goals of a day that are compared: those the dashboard's filters list, without filters all; containers show others'. */
export function comparedGoals(goals: PlanGoals, criteria: FilterCriteria, plan: ShownPlan): readonly ListedGoal[] {
  const isUnfiltered = filterCount(criteria) === 0;
  const listed = isUnfiltered ? goals.goals : listGoals(goals, criteria ?? NO_CRITERIA, filterContextOf(plan)).goals;
  return listed.filter(({ figures }) => figures.inFiscalYear && figures.distribution === null);
}

/** The ids of those that stood otherwise, or were there on one day alone; and of the others. */
export function splitByChange(before: readonly ListedGoal[], after: readonly ListedGoal[]) {
  const [olds, news] = [before, after].map((goals) => new Map(goals.map((goal) => [goal.id, goal])));
  const all = [...new Map([...before, ...after].map((goal) => [goal.id, goal])).values()];
  const sorted = all.sort((one, other) => compareGoalNumbers(one.number, other.number));
  const isSame = ({ id }: ListedGoal) => {
    const [was, is] = [olds?.get(id), news?.get(id)];
    return was !== undefined && is !== undefined && was.figures.status === is.figures.status;
  };
  return { changed: sorted.filter((goal) => !isSame(goal)).map(({ id }) => id), unchanged: sorted.filter(isSame) };
}

/** In the order of their numbers. */
export function comparedWhole(
  ids: readonly string[],
  days: { readonly before: readonly DashboardGoal[]; readonly after: readonly DashboardGoal[] },
): ComparedGoal[] {
  const [olds, news] = [days.before, days.after].map((goals) => new Map(goals.map((goal) => [goal.id, goal])));
  return ids.map((id) => {
    const [before, after] = [olds?.get(id) ?? null, news?.get(id) ?? null];
    return { id, before, after, move: statusMoveOf(standingOf(before), standingOf(after)) };
  });
}

export function distributionOf(goals: readonly ListedGoal[]): StatusDistribution {
  const distribution = { ...NO_GOALS };
  for (const { figures } of goals) distribution[shownStatusOf(figures)] += 1;
  return distribution;
}

function standingOf(goal: DashboardGoal | null): Standing | null {
  if (goal === null) return null;
  const { status, statusRule } = goal.figures;
  return { status, isByHand: statusRule === 'setByHand' || statusRule === 'deferred' };
}
