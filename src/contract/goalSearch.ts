import * as z from 'zod/mini';
import './wire/noEval.ts';

export const SEARCH_MAX_LENGTH = 200;

/** Where in a goal a search found it. */
const foundInSchema = z.enum(['measure', 'description', 'own', 'comment']);

/** The reply of GET /api/plans/:planId/search: goals that a search finds by more than title and owner, the best first. */
export const goalSearchSchema = z.object({
  goals: z.array(
    z.object({
      goal_id: z.string(),
      found_in: foundInSchema,
      text: z.string(),
      /** Who wrote the comment, or what the own field is called. */
      by: z.string(),
    }),
  ),
});
export type GoalSearch = z.infer<typeof goalSearchSchema>;
