import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import { summarizeGoal } from '#core/figure/summary.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

/** What is entered for a period; left out stays. */
type Entered = {
  readonly date: Day;
  readonly actual?: number | null | undefined;
  readonly target?: number | null | undefined;
};

/** The figures of a goal as they would be with another entry, and without a status set by hand. */
export function figuresWith(
  goal: DashboardGoal,
  entered: Entered | null,
  { plan, today, year }: Pick<ShownPlan, 'plan' | 'today' | 'year'>,
): GoalFigures {
  const stated = { ...goal, handStatus: null, isStatusAutomatic: true };
  const entries = entered === null ? [...goal.entries] : entriesWith(goal, entered);
  return summarizeGoal(stated, seriesOf(entries, goal.trackingFrequency, plan), { plan, today, year });
}

function entriesWith({ entries }: DashboardGoal, { date, actual, target }: Entered) {
  const before = entries.find((entry) => entry.date === date);
  const after = {
    date,
    actual: actual === undefined ? (before?.actual ?? null) : actual,
    target: target === undefined ? (before?.target ?? null) : target,
  };
  return [...entries.filter((entry) => entry.date !== date), after];
}
