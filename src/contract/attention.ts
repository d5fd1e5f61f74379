import * as z from 'zod/mini';
import './wire/noEval.ts';

/** GET /api/plans/:planId/attention: the worst goals of a view, and how they stood at the end of an earlier day. */
export const wireAttentionSchema = z.object({
  since: z.string(),
  /** The last report of this view by mail, else the end of the month before; none where the plan was not there yet. */
  since_what: z.enum(['report', 'month', 'none']),
  worst: z.array(
    z.object({
      id: z.string(),
      before: z.nullable(z.object({ status: z.string(), actual: z.nullable(z.number()) })),
    }),
  ),
});
export type WireAttention = z.infer<typeof wireAttentionSchema>;
