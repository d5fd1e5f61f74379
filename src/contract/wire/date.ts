import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';

/** How a missing date travels (specification, section 3). */
export const NO_DATE = '0000-00-00';

export function encodeDate(day: Day | null): string {
  return day === null ? NO_DATE : formatIsoDate(day);
}

export function decodeDate(text: string): Day | null {
  return readIsoDate(text);
}
