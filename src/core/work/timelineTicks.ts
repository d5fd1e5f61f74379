import { addDays, civilDateOf, type Day, firstDayOfMonth, weekdayOf } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';

export type TimelineTicks = {
  /** In the first line, and what they are the first days of. */
  readonly coarse: readonly Day[];
  readonly coarsePeriod: Exclude<TrackingFrequency, 'weekly'>;
  /** In the second line; none where there is no room. */
  readonly fine: readonly Day[];
  readonly finePeriod: TrackingFrequency;
};

/** Up to so many months, and then quarters, have a line and a name each. */
const MOST_MONTHS = 18;
const MOST_QUARTERS = 20;
const MOST_YEARS = 20;
const DAYS_A_WEEK = 7;
const MOST_WEEKS_DAYS = 14 * DAYS_A_WEEK;

/** The first days of the weeks, months, quarters and fiscal years of a timeline, as fine as there is room for names. */
export function timelineTicks(span: ClosedSpan, startMonth: number): TimelineTicks {
  const months = monthsBetween(span, 1, 1);
  const quarters = monthsBetween(span, startMonth, 3);
  const years = monthsBetween(span, startMonth, 12);
  if (span.end - span.start < MOST_WEEKS_DAYS)
    return { coarse: months, coarsePeriod: 'monthly', fine: mondaysOf(span), finePeriod: 'weekly' };
  if (months.length <= MOST_MONTHS)
    return { coarse: quarters, coarsePeriod: 'quarterly', fine: months, finePeriod: 'monthly' };
  if (quarters.length <= MOST_QUARTERS)
    return { coarse: years, coarsePeriod: 'yearly', fine: quarters, finePeriod: 'quarterly' };
  const every = Math.ceil(years.length / MOST_YEARS);
  return {
    coarse: years.filter((_, index) => index % every === 0),
    coarsePeriod: 'yearly',
    fine: [],
    finePeriod: 'quarterly',
  };
}

/** First days of every so many months, counted from a month of the year. */
function monthsBetween({ start, end }: ClosedSpan, from: number, every: number): Day[] {
  const { year, month } = civilDateOf(start);
  const back = (((month - from) % every) + every) % every;
  const found: Day[] = [];
  for (let at = month - back; ; at += every) {
    const day = firstDayOfMonth(year, at);
    if (day > end) return found;
    if (day >= start) found.push(day);
  }
}

function mondaysOf({ start, end }: ClosedSpan): Day[] {
  const found: Day[] = [];
  for (let day = addDays(start, (8 - weekdayOf(start)) % DAYS_A_WEEK); day <= end; day = addDays(day, DAYS_A_WEEK))
    found.push(day);
  return found;
}
