import * as z from 'zod/mini';
import './wire/noEval.ts';

/** Longer ones belong into a document. */
export const MAX_COMMENT_LENGTH = 5000;

/** One element of GET /api/plans/:planId/goals/:goalId/comments: the newest first, named as last_comment is. */
export const wireCommentSchema = z.object({
  id: z.string(),
  comment: z.string(),
  /** The author; null for somebody who left, and through a share. */
  user_id: z.nullable(z.string()),
  plan_users_fname: z.string(),
  plan_users_lname: z.string(),
  last_update_date_format: z.string(),
  /** Members of the plan the text names as `@First Last`; none through a share. */
  mentions: z.array(z.string()),
  /** ISO instant. */
  at: z.string(),
});
export const wireCommentsSchema = z.array(wireCommentSchema);

export type WireComment = z.infer<typeof wireCommentSchema>;

const comment = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(MAX_COMMENT_LENGTH, `must have at most ${MAX_COMMENT_LENGTH} characters`),
  );

/** An id that whoever sends a comment makes: sent again under it, because the answer was lost, it is not made twice. */
export const commentIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-z-]{16,40}$/, 'must have 16 to 40 digits, small letters and hyphens'));

/** PATCH of a comment. */
export const commentDraftSchema = z.strictObject({ comment });

/** POST of a comment. */
export const newCommentSchema = z.strictObject({ comment, id: z.optional(commentIdSchema) });

export const commentMadeSchema = z.object({ id: z.string(), version: z.number() });
