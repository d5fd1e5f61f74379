import * as z from 'zod/mini';
import './noEval.ts';
import { readIsoDate } from '#core/calendar/date.ts';

/** `YYYY-MM-DD` of a date that exists. */
export const wireDaySchema = z
  .string('must be a date as YYYY-MM-DD')
  .check(z.refine((text) => readIsoDate(text) !== null, 'must be a date that exists, as YYYY-MM-DD'));
