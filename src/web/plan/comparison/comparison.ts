import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { movedMost } from '#core/compare/movedMost.ts';
import { type Standing, type StatusMove, statusMoveOf } from '#core/compare/statusMove.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import type { WorkOfGoal } from '#core/filter/workChoice.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { ownParts } from '#web/base/own/ownParts.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { WHOLE_UP_TO } from '#web/plan/goals/goalsQuery.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { goalsAt, listGoals } from '#web/plan/listing/listing.ts';

/** The whole goal on each day where it changed, null where it did not exist. */
export type ComparedGoal = {
  readonly id: string;
  readonly move: StatusMove;
  readonly before: DashboardGoal | null;
  readonly after: DashboardGoal | null;
};

export type MovedGoal = ComparedGoal & { readonly from: number | null; readonly to: number | null };

const MOST_MOVED = 6;

/** Above this many goals the page does not have all whole: only those whose percent complete moved most are compared. */
const MOST_LOOKED_AT = 100;

export function mayHaveMoved(unchanged: readonly ListedGoal[], before: readonly ListedGoal[]): readonly string[] {
  const olds = new Map(before.map(({ id, figures }) => [id, figures.percentComplete]));
  const distance = ({ id, figures }: ListedGoal) => Math.abs((figures.percentComplete ?? 0) - (olds.get(id) ?? 0));
  const looked =
    unchanged.length <= WHOLE_UP_TO
      ? unchanged
      : unchanged.toSorted((one, other) => distance(other) - distance(one)).slice(0, MOST_LOOKED_AT);
  return looked.map(({ id }) => id);
}

export function movedGoals(goals: readonly ComparedGoal[]): readonly MovedGoal[] {
  const movements = goals.map((goal) => ({
    ...goal,
    from: attainmentOf(goal.before),
    to: attainmentOf(goal.after),
  }));
  return movedMost(movements, MOST_MOVED);
}

/** A deferred goal is not measured. */
function attainmentOf(goal: DashboardGoal | null): number | null {
  return goal === null || goal.figures.status === 'deferred' ? null : goal.figures.attainment;
}

/** Those the dashboard counts under its filters, whatever their outlook is. */
export function comparedGoals(
  goals: PlanGoals,
  criteria: FilterCriteria,
  { plan, work }: { readonly plan: ShownPlan; readonly work: WorkOfGoal },
): readonly ListedGoal[] {
  const own = ownParts?.ownFilterOf(plan.plan.fields) ?? null;
  const { view } = listGoals(goals, { ...criteria, prospects: [] }, filterContextOf(plan, { own, work }));
  return goalsAt(goals, view.counted);
}

/** The ids of those whose status changed, or that existed on one day only; and of the others. */
export function splitByChange(before: readonly ListedGoal[], after: readonly ListedGoal[]) {
  const [olds, news] = [before, after].map((goals) => new Map(goals.map((goal) => [goal.id, goal])));
  const all = [...new Map([...before, ...after].map((goal) => [goal.id, goal])).values()];
  const sorted = inTreeOrder(all);
  const isSame = ({ id }: ListedGoal) => {
    const [was, is] = [olds?.get(id), news?.get(id)];
    return was !== undefined && is !== undefined && was.figures.status === is.figures.status;
  };
  return { changed: sorted.filter((goal) => !isSame(goal)).map(({ id }) => id), unchanged: sorted.filter(isSame) };
}

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
