import { civilDateOf, type Day, daysInMonth } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';

/** Days between entries up to which they are weekly (two weeks and some), and monthly (two thirds of a year). */
const WEEKLY_UP_TO = 20;
const MONTHLY_UP_TO = 250;

/**
 * The tracking frequency told from the spacing of a goal's entries: by the middle one of the gaps between them, so that
 * a missing month or a stray date does not decide. What is measured in this month and that is monthly, however rarely.
 * Null where fewer than two days leave no gap.
 */
export function frequencyOfSpacing(days: readonly Day[]): TrackingFrequency | null {
  const distinct = [...new Set(days)].sort((one, other) => one - other);
  const gaps = distinct.slice(1).map((day, index) => day - (distinct[index] ?? day));
  const ordered = gaps.toSorted((one, other) => one - other);
  const middle = ordered[Math.floor((ordered.length - 1) / 2)];
  if (middle === undefined) return null;
  if (middle <= WEEKLY_UP_TO) return 'weekly';
  return middle <= MONTHLY_UP_TO || areMonths(distinct, gaps) ? 'monthly' : 'yearly';
}

/** Whether days a year and more apart are months: two of them in one year, or first or last days of any month. */
function areMonths(days: readonly Day[], gaps: readonly number[]): boolean {
  if (gaps.some((gap) => gap > WEEKLY_UP_TO && gap <= MONTHLY_UP_TO)) return true;
  const dates = days.map(civilDateOf);
  if (!dates.every(({ year, month, day }) => day === 1 || day === daysInMonth(year, month))) return false;
  const counts = Map.groupBy(dates, ({ month }) => month);
  // Of years more than half stand in one month; a target far away may stand in another.
  const most = Math.max(...Array.from(counts.values(), ({ length }) => length));
  return most * 2 <= dates.length;
}
