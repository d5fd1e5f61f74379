import { addDays, type Day } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodEndOf, periodStartOf, type TrackingFrequency } from '#core/calendar/period.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { Entry } from '#core/goal/series.ts';

export type DuePeriod = {
  readonly start: Day;
  readonly end: Day;
  readonly by: Day;
};

/** Days after a period's end within which it is to be reported: what the stale flag gives beside one period (rule 3.9). */
export const REPORT_WITHIN: Readonly<Record<TrackingFrequency, number>> = {
  weekly: 3,
  monthly: 7,
  quarterly: 15,
  yearly: 38,
};

/** The last period of a goal that is over, where its actual is missing; null where it is there, or none is over yet. */
export function duePeriodOf(
  { span, trackingFrequency }: Pick<Goal, 'span' | 'trackingFrequency'>,
  entries: readonly Entry[],
  { today, calendar }: { readonly today: Day; readonly calendar: PeriodCalendar },
): DuePeriod | null {
  const lastOver = addDays(periodStartOf(today, trackingFrequency, calendar), -1);
  const isEnded = span.end !== null && span.end < today;
  const within = isEnded && span.end < lastOver ? span.end : lastOver;
  const start = periodStartOf(within, trackingFrequency, calendar);
  const end = periodEndOf(start, trackingFrequency);
  if (end >= today || (span.start !== null && span.start > end)) return null;
  if (entries.some(({ date, actual }) => date === start && actual !== null)) return null;
  return { start, end, by: addDays(end, REPORT_WITHIN[trackingFrequency]) };
}
