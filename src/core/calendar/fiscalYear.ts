import { addDays, civilDateOf, type Day, firstDayOfMonth } from './date.ts';
import type { ClosedSpan } from './span.ts';

/** A fiscal year is named by the calendar year in which it starts (rule 2.1). ALL is Plan-to-Date. */
export type FiscalYear = number | 'ALL';

/** How a fiscal year is written (fiscal_display 1, 2, 3, anything else; rule 2.1). */
export type FiscalDisplay = 'startYear' | 'endYear' | 'bothYears' | 'fullYear';

/** The fiscal year that holds a day; startMonth 1 to 12. */
export function fiscalYearOf(day: Day, startMonth: number): number {
  const { year, month } = civilDateOf(day);
  return month >= startMonth ? year : year - 1;
}

/** First to last day of a fiscal year. It ends one second before the next one starts, so on the day before it. */
export function fiscalYearSpan(year: number, startMonth: number): ClosedSpan {
  return { start: firstDayOfMonth(year, startMonth), end: addDays(firstDayOfMonth(year + 1, startMonth), -1) };
}

/** Which quarter, 1 to 4, of its fiscal year a day lies in: four blocks of three months from the start month. */
export function fiscalQuarterOf(day: Day, startMonth: number): 1 | 2 | 3 | 4 {
  const monthOfYear = (civilDateOf(day).month - startMonth + 12) % 12;
  if (monthOfYear < 3) return 1;
  if (monthOfYear < 6) return 2;
  return monthOfYear < 9 ? 3 : 4;
}

/** First to last day of a quarter of a fiscal year. */
export function fiscalQuarterSpan(year: number, quarter: 1 | 2 | 3 | 4, startMonth: number): ClosedSpan {
  const month = startMonth + (quarter - 1) * 3;
  return { start: firstDayOfMonth(year, month), end: addDays(firstDayOfMonth(year, month + 3), -1) };
}
