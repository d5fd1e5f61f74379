import type { Day } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';

/** Days between entries up to which they are weekly (two weeks and some), and monthly (two thirds of a year). */
const WEEKLY_UP_TO = 20;
const MONTHLY_UP_TO = 250;

/**
 * The tracking frequency told from the spacing of a goal's entries: by the middle one of the gaps between them, so that
 * a missing month or a stray date does not decide. Null where fewer than two days leave no gap.
 */
export function frequencyOfSpacing(days: readonly Day[]): TrackingFrequency | null {
  const distinct = [...new Set(days)].sort((one, other) => one - other);
  const gaps = distinct.slice(1).map((day, index) => day - (distinct[index] ?? day));
  const middle = gaps.sort((one, other) => one - other)[Math.floor((gaps.length - 1) / 2)];
  if (middle === undefined) return null;
  if (middle <= WEEKLY_UP_TO) return 'weekly';
  return middle <= MONTHLY_UP_TO ? 'monthly' : 'yearly';
}
