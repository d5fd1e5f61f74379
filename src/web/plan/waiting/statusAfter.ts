import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { figuresWith } from '#web/plan/goals/figuresWith.ts';

/** The status that a goal would have with a figure that waits; null where it stays as it is. */
export function statusAfter(
  goal: DashboardGoal,
  { date, actual, target }: Pick<WireWaiting, 'date' | 'actual' | 'target'>,
  shown: Pick<ShownPlan, 'plan' | 'today' | 'year'>,
): ShownStatus | null {
  const day = readIsoDate(date);
  if (day === null) return null;
  const after = shownStatusOf(figuresWith(goal, { date: day, actual, target }, shown));
  return after === shownStatusOf(goal.figures) ? null : after;
}
