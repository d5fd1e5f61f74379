import { addDays, type Day, weekdayOf } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { PeriodCalendar, TrackingFrequency } from '#core/calendar/period.ts';

export type Redating = {
  readonly frequency: TrackingFrequency;
  readonly from: PeriodCalendar;
  readonly to: PeriodCalendar;
};

/**
 * The first day of a stored period under another calendar (rule 2.7). A week moves by at most three days, to the one
 * that shares most days with it; a fiscal year keeps its name; months stay. Two periods never become one. Quarters stay
 * too: what would cut them is refused (`cutsQuarters`).
 */
export function redated(day: Day, { frequency, from, to }: Redating): Day {
  switch (frequency) {
    case 'monthly':
    case 'quarterly':
      return day;
    case 'weekly':
      return to.weekStart === from.weekStart ? day : nearestWeekStart(day, to.weekStart);
    case 'yearly':
      if (to.fiscalStartMonth === from.fiscalStartMonth) return day;
      return fiscalYearSpan(fiscalYearOf(day, from.fiscalStartMonth), to.fiscalStartMonth).start;
  }
}

/** Whether fiscal quarters under one calendar are none under another: their start months differ by no multiple of three. */
export function cutsQuarters({ from, to }: Omit<Redating, 'frequency'>): boolean {
  return (to.fiscalStartMonth - from.fiscalStartMonth) % 3 !== 0;
}

function nearestWeekStart(day: Day, weekStart: number): Day {
  const ahead = (weekStart - weekdayOf(day) + 7) % 7;
  return addDays(day, ahead > 3 ? ahead - 7 : ahead);
}
