import * as z from 'zod/mini';
import { figureLeaveSchema } from './figureLeave.ts';
import './wire/noEval.ts';
import { readIsoDate } from '#core/calendar/date.ts';

/** A sheet with more cells is written in several calls. */
export const MAX_CELLS = 2000;

const isoDate = z
  .string()
  .check(z.refine((text) => readIsoDate(text) !== null, 'must be a date that exists, as YYYY-MM-DD'));
const figure = z.optional(z.nullable(z.number('must be a number or null')));
const cell = { date: isoDate, target: figure, actual: figure, allow: figureLeaveSchema };
const atMost = [
  z.minLength(1, 'must hold at least one cell'),
  z.maxLength(MAX_CELLS, `must hold at most ${MAX_CELLS} cells`),
] as const;

/**
 * PUT /api/plans/:planId/goals/:goalId/entries: any day of a period is its date; a key left out stays, null clears.
 */
export const entryCellsSchema = z
  .array(z.strictObject(cell), 'must be a list of {date, target, actual}')
  .check(...atMost);
export type WireCell = z.infer<typeof entryCellsSchema>[number];

/** PUT /api/plans/:planId/entries: cells of several goals, written as one change. */
export const planCellsSchema = z
  .array(z.strictObject({ goal_id: z.string(), ...cell }), 'must be a list of {goal_id, date, target, actual}')
  .check(...atMost);
export type WirePlanCell = z.infer<typeof planCellsSchema>[number];

export const versionSchema = z.object({ version: z.number() });

/** After figures were entered. */
export const enteredSchema = z.object({
  version: z.number(),
  /** How many of them count only once a lead says yes; left out where all count. */
  waiting: z.optional(z.number()),
});
export type Entered = z.infer<typeof enteredSchema>;

/** A value that somebody else has set since: theirs is kept, yours was not written. */
const conflict = z.object({
  entity: z.string(),
  id: z.string(),
  date: z.nullable(z.string()),
  field: z.nullable(z.string()),
  /** Where in a field of several values, such as `f1.name` of a plan's own fields; left out of others. */
  at: z.optional(z.string()),
  yours: z.union([z.string(), z.number(), z.null()]),
  theirs: z.union([z.string(), z.number(), z.null()]),
  version: z.number(),
});

/** The details of a 409 with the code `changed_meanwhile`. */
export const conflictDetailsSchema = z.object({
  version: z.number(),
  conflicts: z.array(conflict),
  conflictCount: z.number(),
});
export type ConflictDetails = z.infer<typeof conflictDetailsSchema>;
