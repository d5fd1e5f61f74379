import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { intersection } from '#core/calendar/intersection.ts';
import { type PeriodCalendar, periodStarts, type TrackingFrequency } from '#core/calendar/period.ts';
import { isClosed, type Span } from '#core/calendar/span.ts';
import { periodYearOf } from '#core/figure/periodYear.ts';

export function yearPeriods(
  { span, tracking }: { readonly span: Span; readonly tracking: TrackingFrequency },
  year: number,
  calendar: PeriodCalendar,
): Day[] {
  const window = intersection(span, fiscalYearSpan(year, calendar.fiscalStartMonth));
  if (window === null || !isClosed(window)) return [];
  const starts = periodStarts({ from: window.start, to: window.end }, tracking, calendar);
  return starts.filter((start) => periodYearOf(start, span, calendar.fiscalStartMonth) === year);
}
