import * as z from 'zod/mini';
import './wire/noEval.ts';

/**
 * Which goals of a view are listed, the worst first: the ten worst, groups among them; all that are behind, or all
 * that the view counts, these two without groups.
 */
export const ATTENTION_OF = ['worst', 'behind', 'all'] as const;
export type AttentionOf = (typeof ATTENTION_OF)[number];

/** GET /api/plans/:planId/attention: the worst goals of a view, and how they stood at the end of an earlier day. */
export const wireAttentionSchema = z.object({
  since: z.string(),
  /** The last report of this view by mail, else the end of the month before; none where the plan was not there yet. */
  since_what: z.enum(['report', 'month', 'none']),
  worst: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      attainment: z.nullable(z.number()),
      /** Null where it was not there yet, or was not measured by its milestones as it is now, or the other way round. */
      before: z.nullable(
        z.object({ status: z.string(), actual: z.nullable(z.number()), attainment: z.nullable(z.number()) }),
      ),
      /** The goal below it whose figures it does no more than repeat, where that one is listed too. */
      repeats: z.nullable(z.object({ id: z.string(), why: z.enum(['only', 'lowest', 'highest']) })),
      /** 1: somebody asked its owner today for the next step. */
      step_asked: z.literal([0, 1]),
    }),
  ),
});
export type WireAttention = z.infer<typeof wireAttentionSchema>;
