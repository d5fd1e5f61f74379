import { addDays, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { isoWeekMiddle } from '#core/calendar/isoWeek.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';

/**
 * A year as a heading has it: `2026` itself, `FY26` a label, `2025/26` both its years (the first is kept), `令和7年度`
 * and terms by the year in which they start whatever the plan's naming.
 */
export type YearFound = { readonly year: number; readonly by: 'itself' | 'label' | 'both' | 'start' };

export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'term' | 'year';

/** A period read from a heading or a cell; its year is null where it is not said. */
export type FoundPeriod =
  | { readonly unit: 'day'; readonly day: Day }
  | {
      readonly unit: 'week' | 'month' | 'quarter' | 'half' | 'term';
      readonly index: number;
      readonly year: YearFound | null;
    }
  | { readonly unit: 'year'; readonly index: 0; readonly year: YearFound };

/** The calendar year in which a fiscal year starts. */
export function startingYear({ year, by }: YearFound, { fiscalDisplay, fiscalStartMonth }: FiscalNaming): number {
  return by === 'label' && fiscalDisplay === 'endYear' && fiscalStartMonth !== 1 ? year - 1 : year;
}

/** The first day of a period; null where its year is not known. */
export function firstDayOf(period: FoundPeriod, naming: FiscalNaming): Day | null {
  if (period.unit === 'day') return period.day;
  const { year } = period;
  if (year === null) return null;
  const start = startingYear(year, naming);
  const { fiscalStartMonth } = naming;
  switch (period.unit) {
    case 'week': {
      const thursday = isoWeekMiddle(year.year, period.index);
      return thursday === null ? null : addDays(thursday, -3);
    }
    case 'month':
      return firstDayOfMonth(
        year.by === 'itself' || period.index >= fiscalStartMonth ? start : start + 1,
        period.index,
      );
    case 'quarter':
      return firstDayOfMonth(start, fiscalStartMonth + (period.index - 1) * 3);
    case 'half':
      return firstDayOfMonth(start, fiscalStartMonth + (period.index - 1) * 6);
    case 'term':
      return firstDayOfMonth(year.year, period.index === 1 ? 10 : 4);
    case 'year':
      return firstDayOfMonth(start, fiscalStartMonth);
  }
}
