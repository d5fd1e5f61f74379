import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { StatusRule } from '#core/goal/figures.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { figuresWith } from '#web/plan/goals/figuresWith.ts';

const BY_HAND: ReadonlySet<StatusRule> = new Set(['setByHand', 'deferred']);

/**
 * The status that a goal would have with a figure that waits; null where it stays as it is. So does one set by hand: an
 * actual may end it (rule 3.8), but whether it does is not known here.
 */
export function statusAfter(
  goal: DashboardGoal,
  { date, actual, target }: Pick<WireWaiting, 'date' | 'actual' | 'target'>,
  shown: Pick<ShownPlan, 'plan' | 'today' | 'year'>,
): ShownStatus | null {
  const day = readIsoDate(date);
  if (day === null || BY_HAND.has(goal.figures.statusRule)) return null;
  const after = shownStatusOf(figuresWith(goal, { date: day, actual, target }, shown));
  return after === shownStatusOf(goal.figures) ? null : after;
}
