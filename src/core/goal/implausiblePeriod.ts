import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import type { Goal } from './goal.ts';

/** Figures of earlier years are taken for typing errors until somebody says they are meant. */
export const FIRST_PLAUSIBLE_YEAR = 1900;
/** The same of later ones. */
export const YEARS_PLAUSIBLE_AHEAD = 50;

export type ImplausiblePeriod = 'tooEarly' | 'tooLate' | 'beforeStart' | 'afterEnd';

/**
 * Why a figure for the period that begins on `start` is likely a typing error: the period is decades off, or lies
 * outside the goal's dates. Null where it is plausible.
 */
export function implausiblePeriod(
  { span, trackingFrequency }: Pick<Goal, 'span' | 'trackingFrequency'>,
  start: Day,
  today: Day,
): ImplausiblePeriod | null {
  const end = periodEndOf(start, trackingFrequency);
  if (end < FIRST_PLAUSIBLE_DAY) return 'tooEarly';
  if (start > lastPlausibleDay(today)) return 'tooLate';
  if (span.start !== null && end < span.start) return 'beforeStart';
  return span.end !== null && start > span.end ? 'afterEnd' : null;
}

const FIRST_PLAUSIBLE_DAY = firstDayOfMonth(FIRST_PLAUSIBLE_YEAR, 1);

function lastPlausibleDay(today: Day): Day {
  const { year, month, day } = civilDateOf(today);
  return addDays(firstDayOfMonth(year + YEARS_PLAUSIBLE_AHEAD, month), day - 1);
}
