import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import { summarizeGoal } from '#core/figure/summary.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export function checkInEffect(
  goal: DashboardGoal,
  { date, actual }: { readonly date: Day; readonly actual: number | null },
  { plan, today, year }: Pick<ShownPlan, 'plan' | 'today' | 'year'>,
): GoalFigures {
  const before = goal.entries.find((entry) => entry.date === date);
  const others = goal.entries.filter((entry) => entry.date !== date);
  const entries = [...others, { date, target: before?.target ?? null, actual }];
  const stated = { ...goal, handStatus: null, isStatusAutomatic: true };
  return summarizeGoal(stated, seriesOf(entries, goal.trackingFrequency, plan), { plan, today, year });
}
