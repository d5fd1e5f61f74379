import { addDays, type Day, dayOf, weekdayOf } from './date.ts';

/** The Monday of an ISO week, or null where the year has no such week: week 1 holds the first Thursday of the year. */
export function isoWeekMonday(year: number, week: number): Day | null {
  const [first, last] = [dayOf(year, 1, 1), dayOf(year, 12, 31)];
  if (first === null || last === null || !Number.isInteger(week) || week < 1) return null;
  const firstThursday = addDays(first, (THURSDAY - weekdayOf(first) + 7) % 7);
  const thursday = addDays(firstThursday, (week - 1) * 7);
  return thursday > last ? null : addDays(thursday, -3);
}

const THURSDAY = 4;
