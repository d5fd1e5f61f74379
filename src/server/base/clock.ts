import { type Day, dayInTimeZone } from '#core/calendar/date.ts';

/** The only source of now on the server. */
export type Clock = {
  /** ISO instant, in UTC with milliseconds. */
  now(): string;
  /** Today in an IANA time zone. Throws RangeError for an unknown zone. */
  today(timeZone: string): Day;
};

const DAY_MS = 86_400_000;

/** At 11:00 UTC it is the same date from UTC-11 to UTC+12. */
const FIXED_HOUR_MS = 11 * 3_600_000;

/** Further than any zone is from UTC, so that a day's last instant lies within it on both sides of midnight UTC. */
const WIDEST_OFFSET_MS = 15 * 3_600_000;

/**
 * The machine's clock, or, with `today` (MILEPOST_TODAY), one that stands on that day everywhere. The fixed clock
 * moves on by a millisecond each time it is read, so that what is stamped later also reads later.
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

/** No zone is off from UTC by less than a quarter of an hour, so within one it is the same day in it. */
const QUARTER_MS = 15 * 60_000;

/** Which day it is in a zone takes long to find out, and is asked with every request. */
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

/** The last millisecond, as an ISO instant, of a day in an IANA time zone, whatever its daylight saving does. */
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

/** Whether a text is an ISO instant as the clock writes it. */
export function isInstant(text: string): boolean {
  const milliseconds = Date.parse(text);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text;
}

/** The day of an ISO instant in an IANA time zone. Throws RangeError for a text that is none. */
export function dayOfInstant(instant: string, timeZone: string): Day {
  return dayInTimeZone(Date.parse(instant), timeZone);
}

const STARTED = { wall: Date.now(), steady: performance.now() };

/**
 * Milliseconds since 1970, also where today is fixed: what ends at some time ends by it, changes are never stamped by
 * it. It is the machine's clock, but where that is set back it goes on from the start of the program: nothing that is
 * over opens again, and nothing lasts longer.
 */
export function machineTime(): number {
  return Math.max(wallTime(), Math.floor(STARTED.wall + performance.now() - STARTED.steady));
}

/** The machine's clock as it stands, also set back: by it the account library stamps sessions. */
export function wallTime(): number {
  return Date.now();
}

/** Milliseconds since 1970 of an ISO instant; NaN for a text that is none. */
export function timeOfInstant(instant: string): number {
  return Date.parse(instant);
}

/** The ISO instant of milliseconds since 1970, in UTC with milliseconds. Throws RangeError past the year 275760. */
export function isoInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
