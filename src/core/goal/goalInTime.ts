import { addDays, type Day } from '#core/calendar/date.ts';
import type { PeriodCalendar } from '#core/calendar/period.ts';
import type { FigurePlan } from './figureContext.ts';
import type { Goal } from './goal.ts';
import { type GoalWindow, ownWindow } from './goalWindow.ts';
import { indexFrom, type Series } from './series.ts';

/** A goal with its entries on a day: what every figure of it is computed from. */
export type GoalInTime = {
  readonly goal: Goal;
  readonly series: Series;
  readonly plan: FigurePlan;
  readonly calendar: PeriodCalendar;
  readonly today: Day;
  readonly own: GoalWindow;
  /** Index of the first period that begins after today: from there on no actual counts (readings, section 1, as-of). */
  readonly future: number;
};

/** Null where the goal ends before it starts: such a goal has no figures. */
export function goalInTime(
  goal: Goal,
  series: Series,
  { plan, today }: { plan: FigurePlan; today: Day },
): GoalInTime | null {
  const calendar = { fiscalStartMonth: plan.fiscalStartMonth, weekStart: plan.weekStart };
  const own = ownWindow(goal, series, calendar);
  if (own === null) return null;
  return { goal, series, plan, calendar, today, own, future: indexFrom(series, addDays(today, 1)) };
}
