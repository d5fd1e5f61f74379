import type { Day } from './date.ts';
import { dayInTimeZone } from './dayInTimeZone.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const WIDEST_OFFSET_MS = 15 * 3_600_000;

/** What clocks show in a zone: the day, and the minutes since it began. */
export type WallTime = { readonly day: Day; readonly minutes: number };

/** What clocks show in a zone at an instant (milliseconds since 1970 UTC). */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  const parts = clockIn(timeZone).formatToParts(instant);
  const { hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return { day: dayInTimeZone(instant, timeZone), minutes: Number(hour) * 60 + Number(minute) };
}

/**
 * The instant (milliseconds since 1970 UTC) at which clocks show a time: the first where they show it twice, and where
 * they skip it the moment at which they do.
 */
export function instantOfWallTime({ day, minutes }: WallTime, timeZone: string): number {
  const asUtc = day * DAY_MS + minutes * MINUTE_MS;
  const offsets = [asUtc - WIDEST_OFFSET_MS, asUtc + WIDEST_OFFSET_MS].map((near) => offsetAt(near, timeZone));
  const shown = offsets
    .map((offset) => asUtc - offset)
    .filter((instant) => offsetAt(instant, timeZone) === asUtc - instant);
  if (shown.length > 0) return Math.min(...shown);
  let within = asUtc - WIDEST_OFFSET_MS;
  let after = asUtc + WIDEST_OFFSET_MS;
  while (after - within > MINUTE_MS) {
    const middle = Math.floor((within + after) / 2 / MINUTE_MS) * MINUTE_MS;
    if (middle + offsetAt(middle, timeZone) >= asUtc) after = middle;
    else within = middle;
  }
  return after;
}

/** The day on which clocks change next, within a year; null where they do not. */
export function nextClockChange(instant: number, timeZone: string): Day | null {
  const now = offsetAt(instant, timeZone);
  for (let days = 1; days <= 366; days += 1) {
    const then = instant + days * DAY_MS;
    if (offsetAt(then, timeZone) !== now) return dayOfChange(then - DAY_MS, then, timeZone);
  }
  return null;
}

function dayOfChange(from: number, to: number, timeZone: string): Day {
  const before = offsetAt(from, timeZone);
  let within = from;
  let after = to;
  while (after - within > MINUTE_MS) {
    const middle = Math.floor((within + after) / 2);
    if (offsetAt(middle, timeZone) === before) within = middle;
    else after = middle;
  }
  return dayInTimeZone(after, timeZone);
}

/** By how much clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / MINUTE_MS);
  const { day, minutes } = wallTimeAt(instant, timeZone);
  return (day * DAY_MINUTES + minutes - minute) * MINUTE_MS;
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>();

/** Creating one takes a hundred times as long as using it. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = CLOCKS.get(timeZone);
  // Stryker disable next-line ConditionalExpression: one made anew tells the same time.
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  // Stryker disable next-line CallExpression: where it is not kept, one made anew tells the same time.
  CLOCKS.set(timeZone, made);
  return made;
}
