import * as z from 'zod/mini';
import './noEval.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { NO_DATE } from './date.ts';

/** `YYYY-MM-DD` of a date that exists, or `0000-00-00`. */
export const wireDateSchema = z
  .string()
  .check(z.refine((text) => text === NO_DATE || readIsoDate(text) !== null, 'must be a date as YYYY-MM-DD'));
