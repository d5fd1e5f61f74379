import { addDays, type Day, firstDayOfMonth } from './date.ts';
import { type FiscalDisplay, fiscalQuarterSpan, fiscalYearSpan } from './fiscalYear.ts';
import { isoWeekMiddle } from './isoWeek.ts';
import type { ClosedSpan } from './span.ts';

/** A year as it is written: `2026` by itself, `FY26` as a label, `2025/26` as the two years it lies in (the first is kept). */
export type WrittenYear = { readonly year: number; readonly by: 'itself' | 'label' | 'both' };

export type Quarter = 1 | 2 | 3 | 4;

/** A period as people write it; without a year where they leave it out. */
export type WrittenPeriod =
  | { readonly unit: 'week'; readonly week: number; readonly year: WrittenYear | null }
  | { readonly unit: 'month'; readonly month: number; readonly year: WrittenYear | null }
  | { readonly unit: 'quarter'; readonly quarter: Quarter; readonly year: WrittenYear | null }
  | { readonly unit: 'year'; readonly year: WrittenYear | null };

/** A period whose year is known. */
export type DatedPeriod = WrittenPeriod & { readonly year: WrittenYear };

/** What of the plan decides which fiscal year a label means. */
export type FiscalNaming = { readonly fiscalStartMonth: number; readonly fiscalDisplay: FiscalDisplay };

/** The calendar year in which a written fiscal year starts: a label follows the plan's own naming of its years. */
export function startingYearOf({ year, by }: WrittenYear, { fiscalDisplay }: FiscalNaming): number {
  return by === 'label' && fiscalDisplay === 'endYear' ? year - 1 : year;
}

/** First to last day. Weeks are ISO weeks, quarters and years fiscal ones; null for a week its year does not have. */
export function spanOfWritten(period: DatedPeriod, naming: FiscalNaming): ClosedSpan | null {
  const { fiscalStartMonth } = naming;
  switch (period.unit) {
    case 'week': {
      const thursday = isoWeekMiddle(period.year.year, period.week);
      return thursday === null ? null : { start: addDays(thursday, -3), end: addDays(thursday, 3) };
    }
    case 'month': {
      const year = yearOfMonth(period, naming);
      return { start: firstDayOfMonth(year, period.month), end: dayBefore(firstDayOfMonth(year, period.month + 1)) };
    }
    case 'quarter':
      return fiscalQuarterSpan(startingYearOf(period.year, naming), period.quarter, fiscalStartMonth);
    case 'year':
      return fiscalYearSpan(startingYearOf(period.year, naming), fiscalStartMonth);
  }
}

/** `Jan 2026` is of the calendar year, `Jan FY26` of the fiscal one. */
function yearOfMonth(
  { year, month }: { readonly year: WrittenYear; readonly month: number },
  naming: FiscalNaming,
): number {
  if (year.by === 'itself') return year.year;
  const start = startingYearOf(year, naming);
  return month >= naming.fiscalStartMonth ? start : start + 1;
}

function dayBefore(day: Day): Day {
  return addDays(day, -1);
}
