import type { Day } from '#core/calendar/date.ts';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';

/** The only source of the current time on the server. */
export type Clock = {
  now(): string;
  today(timeZone: string): Day;
};

const DAY_MS = 86_400_000;

const FIXED_HOUR_MS = 11 * 3_600_000;

const WIDEST_OFFSET_MS = 15 * 3_600_000;

/**
 * The machine's clock, or, with `today` (MILEPOST_TODAY), one fixed to that day. The fixed clock advances a
 * millisecond each time it is read, so that later stamps sort later.
 */
export function createClock({ today }: { readonly today: Day | null }): Clock {
  if (today === null) {
    return { now: () => new Date().toISOString(), today: todayByQuarters() };
  }
  let next = today * DAY_MS + FIXED_HOUR_MS;
  return {
    now: () => new Date(next++).toISOString(),
    today: () => today,
  };
}

/** UTC offsets are multiples of a quarter of an hour, so the day is constant within one. */
const QUARTER_MS = 15 * 60_000;

/** Formatting a date in a zone is slow, and needed with every request. */
function todayByQuarters(): (timeZone: string) => Day {
  const known = new Map<string, { readonly quarter: number; readonly day: Day }>();
  return (timeZone) => {
    const now = Date.now();
    const quarter = Math.floor(now / QUARTER_MS);
    const found = known.get(timeZone);
    if (found?.quarter === quarter) return found.day;
    const day = dayInTimeZone(now, timeZone);
    known.set(timeZone, { quarter, day });
    return day;
  };
}

export function endOfDay(day: Day, timeZone: string): string {
  const midnight = (day + 1) * DAY_MS;
  let within = midnight - WIDEST_OFFSET_MS;
  let after = midnight + WIDEST_OFFSET_MS;
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2);
    if (dayInTimeZone(middle, timeZone) > day) after = middle;
    else within = middle;
  }
  return new Date(within).toISOString();
}

export function isInstant(text: string): boolean {
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text;
}

export function dayOfInstant(instant: string, timeZone: string): Day {
  return dayInTimeZone(Date.parse(instant), timeZone);
}

const STARTED = { wall: Date.now(), steady: performance.now() };

/**
 * Milliseconds since 1970, also where today is fixed: for expiry, never for stamps. Follows the machine's clock, but
 * when that is set back it continues from the program's start: nothing expired becomes valid again, and nothing lasts
 * longer.
 */
export function machineTime(): number {
  return Math.max(wallTime(), Math.floor(STARTED.wall + performance.now() - STARTED.steady));
}

/** The machine's clock as it is: the account library stamps sessions by it. */
export function wallTime(): number {
  return Date.now();
}

export function timeOfInstant(instant: string): number {
  return Date.parse(instant);
}

export function isoInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
