import * as z from 'zod/mini';
import './wire/noEval.ts';
import { readIsoDate } from '#core/calendar/date.ts';

/** Beyond this a sheet is written in several calls. */
export const MAX_CELLS = 2000;

const isoDate = z
  .string()
  .check(z.refine((text) => readIsoDate(text) !== null, 'must be a date that exists, as YYYY-MM-DD'));
const figure = z.optional(z.nullable(z.number('must be a number or null')));

/**
 * PUT /api/plans/:planId/goals/:goalId/entries: any day of a period is its date; a key left out stays, null clears.
 */
export const entryCellsSchema = z
  .array(z.strictObject({ date: isoDate, target: figure, actual: figure }))
  .check(z.minLength(1), z.maxLength(MAX_CELLS));
export type WireCell = z.infer<typeof entryCellsSchema>[number];

/** The plan's version after a write. */
export const versionSchema = z.object({ version: z.number() });

/** In the details of a 409: what the cell holds now, and what was sent. */
export const cellConflictSchema = z.object({
  date: z.string(),
  field: z.enum(['target', 'actual']),
  theirs: z.nullable(z.number()),
  yours: z.nullable(z.number()),
});
export type CellConflict = z.infer<typeof cellConflictSchema>;
