import * as z from 'zod/mini';
import './wire/noEval.ts';

/**
 * The data of a `change` event of GET /api/plans/:planId/events. Its id is the version: sent back as Last-Event-ID,
 * or as `since`, it brings what was written since.
 */
export const liveChangeSchema = z.object({
  version: z.number(),
  /** Goals to fetch again: those changed, added or removed, and what hangs on them. Null: all, and the plan itself. */
  goals: z.nullable(z.array(z.string())),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
