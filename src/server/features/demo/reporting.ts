import { addDays, type Day } from '#core/calendar/date.ts';
import { contains } from '#core/calendar/span.ts';
import { dayOfPlanDate } from '#server/features/demo/content/planDate.ts';
import { type PeriodValue, periodValuesOf } from './periodValues.ts';
import type { PlacedGoal } from './placedGoal.ts';
import { scatterAmong } from './scatter.ts';

export type Report = PeriodValue & {
  readonly actual: number;
  readonly on: Day;
  /** What was entered that day; differs from `actual` where it was corrected later. */
  readonly entered: number;
  readonly correctedOn: Day | null;
};

export function reportsOf(
  goal: PlacedGoal,
  thisYear: number,
): { readonly periods: PeriodValue[]; readonly reports: Report[] } {
  const { figures, id } = goal.content;
  if (figures === undefined) return { periods: [], reports: [] };
  const periods = periodValuesOf({ id, span: goal.span, figures }, thisYear);
  const until = figures.reportedUntil && dayOfPlanDate(figures.reportedUntil, thisYear);
  const missing = (figures.missing ?? []).map((date) => dayOfPlanDate(date, thisYear));
  const reports = periods.flatMap((period) => {
    const { actual } = period;
    if (actual === null || (until !== undefined && period.date > until)) return [];
    if (missing.some((day) => isIn(period, day))) return [];
    const correction = figures.correction?.find((each) => isIn(period, dayOfPlanDate(each.period, thisYear)));
    const correctedOn = correction === undefined ? null : dayOfPlanDate(correction.on, thisYear);
    const entered = Math.round(actual * (correction?.times ?? 1) * 10) / 10;
    return [
      {
        ...period,
        actual,
        on: reportedOn(goal, { period, thisYear }),
        entered: correction ? entered : actual,
        correctedOn,
      },
    ];
  });
  return { periods, reports };
}

const USUAL_DAYS = 3;
const USUAL_SPREAD = 5;

const YEARLY_DAY_OF_MONTH = 16;

function reportedOn(
  goal: PlacedGoal,
  { period, thisYear }: { readonly period: PeriodValue; readonly thisYear: number },
): Day {
  const { figures } = goal.content;
  if (figures?.reportedIn !== undefined) {
    return dayOfPlanDate(`${figures.reportedIn} ${YEARLY_DAY_OF_MONTH}, ${period.year} year`, thisYear);
  }
  if (figures?.reportedAfter !== undefined) return addDays(period.end, figures.reportedAfter);
  if (figures?.tracked === 'weekly') return addDays(period.end, 1);
  return addDays(period.end, USUAL_DAYS + scatterAmong(USUAL_SPREAD, goal.reporter, period.date));
}

function isIn(period: PeriodValue, day: Day): boolean {
  return contains({ start: period.date, end: period.end }, day);
}
