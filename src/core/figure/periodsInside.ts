import type { Day } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodStarts } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import type { WindowedGoal } from './goalWindow.ts';

/** First days of the periods that belong to a window, in order; see yearWindow. */
export function periodsInside(
  { span, trackingFrequency }: WindowedGoal,
  window: ClosedSpan,
  calendar: PeriodCalendar,
): Day[] {
  const periods = periodStarts({ from: window.start, to: window.end }, trackingFrequency, calendar);
  const beginsWithGoal = window.start === span.start;
  return beginsWithGoal ? periods : periods.filter((start) => start >= window.start);
}
