import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { earlierOf } from '#core/calendar/span.ts';
import type { Coverage } from './figureContext.ts';
import type { GoalInTime } from './goalInTime.ts';
import { yearWindow } from './goalWindow.ts';

/** From the beginning of a year, or of a goal's life, to today; null where it does not run so far, or has no beginning. */
export function stretchSoFar({ own, series, plan, today }: GoalInTime, year: FiscalYear): [Day, Day] | null {
  const window = year === 'ALL' ? own : yearWindow(own, series, fiscalYearSpan(year, plan.fiscalStartMonth));
  if (window === null) return null;
  const { start, end } = window.span;
  return start === null || start > today ? null : [start, earlierOf(today, end)];
}

/** How many periods the figure to date of a computed goal takes; null where it takes all in which it has figures. */
export function coverageToDate(it: GoalInTime, year: FiscalYear): Coverage | null {
  const stretch = stretchSoFar(it, year);
  const coverage = stretch === null ? null : (it.formulaTotals?.coverage?.(...stretch) ?? null);
  return coverage !== null && coverage.counted < coverage.of ? coverage : null;
}
