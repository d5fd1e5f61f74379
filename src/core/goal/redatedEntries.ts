import { addDays, type Day, weekdayOf } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { PeriodCalendar, TrackingFrequency } from '#core/calendar/period.ts';

export type Redating = {
  readonly frequency: TrackingFrequency;
  readonly from: PeriodCalendar;
  readonly to: PeriodCalendar;
};

/**
 * The first day of a stored period under another calendar (readings, section 2: re-dated after a shown diff, never
 * silently). A week moves by at most three days, to the one that shares most days with it; a fiscal year keeps its
 * name; months stay. Two periods never become one.
 */
export function redated(day: Day, { frequency, from, to }: Redating): Day {
  switch (frequency) {
    case 'monthly':
      return day;
    case 'weekly':
      return to.weekStart === from.weekStart ? day : nearestWeekStart(day, to.weekStart);
    case 'yearly':
      if (to.fiscalStartMonth === from.fiscalStartMonth) return day;
      return fiscalYearSpan(fiscalYearOf(day, from.fiscalStartMonth), to.fiscalStartMonth).start;
  }
}

function nearestWeekStart(day: Day, weekStart: number): Day {
  const ahead = (weekStart - weekdayOf(day) + 7) % 7;
  return addDays(day, ahead > 3 ? ahead - 7 : ahead);
}
