import { type Day, dayOf, daysFromCivil, readIsoDate } from './date.ts';
import { fiscalQuarterSpan, fiscalYearSpan } from './fiscalYear.ts';
import { isoWeekMiddle } from './isoWeek.ts';
import type { TrackingFrequency } from './period.ts';

/** A period as programs write it: how long it is, and one of its days. A single day names no length. */
export type NamedPeriod = { readonly length: TrackingFrequency | 'day'; readonly day: Day };

const NAME = /^(\d{4})(?:-(?:(\d{2})|W(\d{2})|Q([1-4])))?$/;

const QUARTERS = [1, 2, 3, 4] as const;

/** A fiscal year that is named 9999 may have quarters that begin after it. */
const LAST_DAY = daysFromCivil(9999, 12, 31);

/**
 * Reads `2026-10`, `2026-W41`, `2026-Q3`, `2026` or `2026-10-01`. Quarters and years are fiscal ones, named by the
 * calendar year in which they start (rule 2.4). Null for anything else and for what the calendar does not have.
 */
export function readPeriodName(text: string, fiscalStartMonth: number): NamedPeriod | null {
  const date = readIsoDate(text);
  if (date !== null) return { length: 'day', day: date };
  const [, yearText, month, week, quarter] = NAME.exec(text) ?? [];
  const year = Number(yearText);
  if (yearText === undefined || year === 0) return null;
  if (month !== undefined) return named('monthly', dayOf(year, Number(month), 1));
  if (week !== undefined) return named('weekly', isoWeekMiddle(year, Number(week)));
  const quarterNumber = QUARTERS.find((each) => String(each) === quarter);
  if (quarterNumber === undefined) return named('yearly', fiscalYearSpan(year, fiscalStartMonth).start);
  return named('quarterly', fiscalQuarterSpan(year, quarterNumber, fiscalStartMonth).start);
}

function named(length: TrackingFrequency, day: Day | null): NamedPeriod | null {
  return day === null || day > LAST_DAY ? null : { length, day };
}
