import * as z from 'zod/mini';
import './wire/noEval.ts';
import { MAX_COMMENT_LENGTH } from './comment.ts';
import { MAX_CELLS } from './entryCells.ts';
import { figureLeaveSchema } from './figureLeave.ts';

/** The fields of every goal by which a figure may name it, beside its number as plain text and its own fields. */
export const GOAL_KEYS = ['number', 'id', 'item'] as const;
export type GoalKey = (typeof GOAL_KEYS)[number];

const figure = z.optional(z.nullable(z.number('must be a number or null')));

/** One figure of PUT /api/plans/:planId/figures; a key left out stays as it is, null clears it. */
export const figureSchema = z.strictObject({
  /** The goal's number, `1.2`, or one field that only this goal has so, `{"item": "Homes built"}`; own fields by id or name. */
  goal: z.union(
    [z.string(), z.record(z.string(), z.string())],
    'must be the number of a goal as text, or one field with its text, as {"item": "Homes built"}',
  ),
  /**
   * `2026-10`, `2026-W41`, `2026-Q3`, `2026`, or any day of the period. Quarters and years are fiscal ones, named by the
   * year in which they start. A quarter stands on its first month; a year’s target of a goal tracked more often is the
   * target of the year.
   */
  period: z.string('must be text, as 2026-10'),
  actual: figure,
  target: figure,
  allow: figureLeaveSchema,
  /** Is added to the comments of the goal. */
  comment: z.optional(
    z
      .string('must be text')
      .check(
        z.trim(),
        z.minLength(1, 'must not be empty'),
        z.maxLength(MAX_COMMENT_LENGTH, `must have at most ${MAX_COMMENT_LENGTH} characters`),
      ),
  ),
});
export type Figure = z.infer<typeof figureSchema>;

export const figuresSchema = z
  .array(figureSchema, 'must be a list of {goal, period, actual, target, comment}')
  .check(
    z.minLength(1, 'must hold at least one figure'),
    z.maxLength(MAX_CELLS, `must hold at most ${MAX_CELLS} figures: import a file instead`),
  );
