import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';

export const NO_DATE = '0000-00-00';

/** A day as YYYY-MM-DD; none as 0000-00-00. */
export function encodeDate(day: Day | null): string {
  return day === null ? NO_DATE : formatIsoDate(day);
}

/** Null for 0000-00-00, an empty text, and what is no day of the calendar. */
export function decodeDate(text: string): Day | null {
  return readIsoDate(text);
}
