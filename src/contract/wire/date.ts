import * as z from 'zod/mini';
import './noEval.ts';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';

/** How a missing date travels (specification, section 3). */
export const NO_DATE = '0000-00-00';

/** `YYYY-MM-DD` of a date that exists, or `0000-00-00`. */
export const wireDateSchema = z
  .string()
  .check(z.refine((text) => text === NO_DATE || readIsoDate(text) !== null, 'must be a date as YYYY-MM-DD'));

export function encodeDate(day: Day | null): string {
  return day === null ? NO_DATE : formatIsoDate(day);
}

export function decodeDate(text: string): Day | null {
  return readIsoDate(text);
}
