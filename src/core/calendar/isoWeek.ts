import { addDays, type Day, dayOf, weekdayOf } from './date.ts';

/**
 * The Thursday of an ISO week, or null where the year has no such week. Where a plan's weeks begin on another day than
 * Monday, the week that holds it shares at least four days with the ISO week.
 */
export function isoWeekMiddle(year: number, week: number): Day | null {
  const [first, last] = [dayOf(year, 1, 1), dayOf(year, 12, 31)];
  if (first === null || last === null || week === 0) return null;
  const firstThursday = addDays(first, (THURSDAY - weekdayOf(first) + 7) % 7);
  const middle = addDays(firstThursday, (week - 1) * 7);
  return middle > last ? null : middle;
}

const THURSDAY = 4;
