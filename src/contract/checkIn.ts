import * as z from 'zod/mini';
import './wire/noEval.ts';
import { commentIdSchema, MAX_COMMENT_LENGTH } from './comment.ts';
import { entryCellsSchema } from './entryCells.ts';
import { wireStatusSchema } from './wire/statusSchema.ts';

/**
 * POST /api/plans/:planId/goals/:goalId/check-in: what a person reports of a goal at once: figures, a comment, a status
 * set by hand. Each may be left out, not all.
 */
export const checkInSchema = z
  .strictObject({
    cells: z.optional(entryCellsSchema),
    comment: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'must not be empty'),
          z.maxLength(MAX_COMMENT_LENGTH, `must have at most ${MAX_COMMENT_LENGTH} characters`),
        ),
    ),
    /** With a comment: its id, made by whoever sends it, under which it is not made twice. */
    comment_id: z.optional(commentIdSchema),
    /** Null removes a status set by hand: the figures decide again. */
    status_set: z.optional(z.nullable(wireStatusSchema)),
    /** Required with a status. */
    status_note: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ cells, comment, status_set }) => cells !== undefined || comment !== undefined || status_set !== undefined,
      'must hold figures, a comment or a status',
    ),
  );
export type CheckIn = z.infer<typeof checkInSchema>;
