import { type Day, daysFromCivil } from './date.ts';

/** Which day it is in an IANA time zone at an instant (milliseconds since 1970 UTC). Throws RangeError for an unknown zone. */
export function dayInTimeZone(instant: number, timeZone: string): Day {
  const parts = calendarIn(timeZone).formatToParts(instant);
  const { year, month, day } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return daysFromCivil(Number(year), Number(month), Number(day));
}

const CALENDARS = new Map<string, Intl.DateTimeFormat>();

/** Creating one takes a hundred times as long as using it. */
function calendarIn(timeZone: string): Intl.DateTimeFormat {
  const known = CALENDARS.get(timeZone);
  // Stryker disable next-line ConditionalExpression: one made anew tells the same day.
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, calendar: 'iso8601', numberingSystem: 'latn' });
  // Stryker disable next-line CallExpression: where it is not kept, one made anew tells the same day.
  CALENDARS.set(timeZone, made);
  return made;
}
