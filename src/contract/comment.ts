import * as z from 'zod/mini';
import './wire/noEval.ts';

/** One element of GET /api/plans/:planId/goals/:goalId/comments: the newest first, named as last_comment is. */
export const wireCommentSchema = z.object({
  id: z.string(),
  comment: z.string(),
  plan_users_fname: z.string(),
  plan_users_lname: z.string(),
  last_update_date_format: z.string(),
  /** ISO instant. */
  at: z.string(),
});
export const wireCommentsSchema = z.array(wireCommentSchema);

export type WireComment = z.infer<typeof wireCommentSchema>;
