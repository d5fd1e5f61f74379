import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { addDays, type Day } from '#core/calendar/date.ts';
import { periodEndOf, periodStartOf } from '#core/calendar/period.ts';
import { isPeriodClosed } from '#core/plan/closedPeriods.ts';
import { dueOf } from '#web/goal/entries/isDue.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

/** Earlier periods are entered in the entry sheet. */
const MOST_PERIODS = 6;

export function checkInPeriods(goal: DashboardGoal, { plan, today }: Pick<ShownPlan, 'plan' | 'today'>): Day[] {
  const { trackingFrequency: frequency, span } = goal;
  const last = span.end !== null && span.end < today ? span.end : today;
  const periods: Day[] = [];
  for (
    let start = periodStartOf(last, frequency, plan);
    periods.length < MOST_PERIODS && (span.start === null || periodEndOf(start, frequency) >= span.start);
    start = periodStartOf(addDays(start, -1), frequency, plan)
  ) {
    if (isPeriodClosed(plan, { start, frequency })) break;
    periods.push(start);
  }
  return periods;
}

export function openingPeriod(goal: DashboardGoal, shown: Pick<ShownPlan, 'plan' | 'today'>): Day | null {
  const periods = checkInPeriods(goal, shown);
  const due = dueOf(goal, shown)?.start ?? null;
  return due !== null && periods.includes(due) ? due : (periods[0] ?? null);
}
