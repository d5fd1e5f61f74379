import { addDays, civilDateOf, type Day, firstDayOfMonth, weekdayOf } from './date.ts';
import { fiscalQuarterOf, fiscalQuarterSpan, fiscalYearOf, fiscalYearSpan } from './fiscalYear.ts';
import { laterOf } from './span.ts';

/** From the shortest period to the longest. */
export const TRACKING_FREQUENCIES = ['weekly', 'monthly', 'quarterly', 'yearly'] as const;

/**
 * A period is a week, a month, a fiscal quarter or a fiscal year, by the goal's tracking frequency; it is named by its
 * first day.
 */
export type TrackingFrequency = (typeof TRACKING_FREQUENCIES)[number];

export type PeriodCalendar = {
  /** 1 to 12. */
  readonly fiscalStartMonth: number;
  /** 0 Sunday to 6 Saturday; Monday unless the plan says otherwise. */
  readonly weekStart: number;
};

export const MONTHS_OF_PERIOD = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** Whether the periods of one tracking are longer than those of another. */
export function isLonger(one: TrackingFrequency, other: TrackingFrequency): boolean {
  return TRACKING_FREQUENCIES.indexOf(one) > TRACKING_FREQUENCIES.indexOf(other);
}

/** First day of the period that holds a day. */
export function periodStartOf(day: Day, frequency: TrackingFrequency, calendar: PeriodCalendar): Day {
  switch (frequency) {
    case 'weekly':
      return addDays(day, -((weekdayOf(day) - calendar.weekStart + 7) % 7));
    case 'monthly': {
      const { year, month } = civilDateOf(day);
      return firstDayOfMonth(year, month);
    }
    case 'quarterly':
      return fiscalQuarterSpan(
        fiscalYearOf(day, calendar.fiscalStartMonth),
        fiscalQuarterOf(day, calendar.fiscalStartMonth),
        calendar.fiscalStartMonth,
      ).start;
    case 'yearly':
      return fiscalYearSpan(fiscalYearOf(day, calendar.fiscalStartMonth), calendar.fiscalStartMonth).start;
  }
}

/** First day of the period after the one that begins on `start`. */
export function nextPeriodStart(start: Day, frequency: TrackingFrequency): Day {
  if (frequency === 'weekly') return addDays(start, 7);
  const { year, month } = civilDateOf(start);
  return firstDayOfMonth(year, month + MONTHS_OF_PERIOD[frequency]);
}

/** Last day of the period that begins on `start`. */
export function periodEndOf(start: Day, frequency: TrackingFrequency): Day {
  return addDays(nextPeriodStart(start, frequency), -1);
}

/**
 * The day whose year, quarter and month a period belongs to: its first day; the goal's start where the period begins
 * before it (rule 2.4).
 */
export function owningDayOf(periodStart: Day, goalStart: Day | null): Day {
  return laterOf(periodStart, goalStart);
}

/** First days of the periods from the one holding `from` to the one holding `to`, in order; none when from is after to. */
export function periodStarts(
  range: { readonly from: Day; readonly to: Day },
  frequency: TrackingFrequency,
  calendar: PeriodCalendar,
): Day[] {
  const starts: Day[] = [];
  if (range.from > range.to) return starts;
  for (
    let start = periodStartOf(range.from, frequency, calendar);
    start <= range.to;
    start = nextPeriodStart(start, frequency)
  ) {
    starts.push(start);
  }
  return starts;
}
