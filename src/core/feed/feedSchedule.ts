import { addDays, civilDateOf, type Day, daysInMonth, firstDayOfMonth, weekdayOf } from '#core/calendar/date.ts';
import { instantOfWallTime, wallTimeAt } from '#core/calendar/zonedTime.ts';

export const FEED_RHYTHMS = ['hour', 'day', 'week', 'month'] as const;
export type FeedRhythm = (typeof FEED_RHYTHMS)[number];

/** When a feed runs, in the time zone of its plan. */
export type FeedSchedule = {
  readonly every: FeedRhythm;
  /** Minutes since the day began; of an hourly one since the hour did. */
  readonly at: number;
  /** Of a weekly one: 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  /** Of a monthly one: 1 to 31; in a shorter month its last day. */
  readonly monthDay: number;
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/**
 * The first turn after an instant. A time that clocks skip comes the moment they do, and one that they show twice comes
 * once, so that a night on which they change has one run as any other.
 */
export function nextRun(schedule: FeedSchedule, after: number, timeZone: string): number {
  if (schedule.every === 'hour') return nextOfHour(schedule.at, after, timeZone);
  for (let { day } = wallTimeAt(after, timeZone); ; day = addDays(day, 1)) {
    if (!isTurn(schedule, day)) continue;
    const instant = instantOfWallTime({ day, minutes: schedule.at }, timeZone);
    if (instant > after) return instant;
  }
}

function nextOfHour(at: number, after: number, timeZone: string): number {
  let instant = Math.floor(after / MINUTE_MS) * MINUTE_MS;
  do instant += minutesUntil(at, wallTimeAt(instant, timeZone).minutes) * MINUTE_MS;
  while (wallTimeAt(instant, timeZone).minutes % HOUR_MINUTES !== at);
  return instant;
}

/** Never 0: the turn after this one. */
function minutesUntil(at: number, minutes: number): number {
  return (at - (minutes % HOUR_MINUTES) + HOUR_MINUTES) % HOUR_MINUTES || HOUR_MINUTES;
}

function isTurn({ every, weekday, monthDay }: FeedSchedule, day: Day): boolean {
  if (every === 'week') return weekdayOf(day) === weekday;
  if (every !== 'month') return true;
  const { year, month, day: ofMonth } = civilDateOf(day);
  return ofMonth === Math.min(monthDay, daysInMonth(year, month));
}

const RETRY_MINUTES = [5, 15, 60, 120, 240, 360] as const;
const LAST_RETRY_MINUTES = 360;

/** When a feed that failed so many times in a row is tried again: after ever longer, and no later than its turn. */
export function nextRetry(
  failures: number,
  { failedAt, turn }: { readonly failedAt: number; readonly turn: number },
): number {
  const minutes = RETRY_MINUTES[failures - 1] ?? LAST_RETRY_MINUTES;
  return Math.min(failedAt + minutes * MINUTE_MS, turn);
}

/**
 * The first day that a source is asked for: the first of the month so many months back, and after an outage as far back
 * as the last run that worked.
 */
export function askedSince(
  months: number,
  { today, lastGood }: { readonly today: Day; readonly lastGood: Day | null },
): Day {
  const { year, month } = civilDateOf(today);
  const usual = firstDayOfMonth(year, month - months + 1);
  if (lastGood === null) return usual;
  const good = civilDateOf(lastGood);
  const then = firstDayOfMonth(good.year, good.month);
  return then < usual ? then : usual;
}
