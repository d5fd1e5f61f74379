import type { Day } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodStartOf } from '#core/calendar/period.ts';

/** A stored period and the first day of the fiscal quarter in which it lies. */
export type QuarterDate = { readonly from: Day; readonly to: Day };

/** Two stored periods of one fiscal quarter: as quarterly figures one of them would be lost. */
export type SharedQuarter = { readonly first: Day; readonly second: Day };

/**
 * The days of monthly figures as those of quarterly ones, ascending; the first two of one fiscal quarter where some
 * quarter holds more than one (decision 124).
 */
export function quarterDates(days: readonly Day[], calendar: PeriodCalendar): readonly QuarterDate[] | SharedQuarter {
  const dates: QuarterDate[] = [];
  for (const from of [...days].sort((one, other) => one - other)) {
    const to = periodStartOf(from, 'quarterly', calendar);
    const before = dates.at(-1);
    if (before?.to === to) return { first: before.from, second: from };
    dates.push({ from, to });
  }
  return dates;
}

/** Whether figures cannot be made quarterly. */
export function isShared(found: readonly QuarterDate[] | SharedQuarter): found is SharedQuarter {
  return 'first' in found;
}
