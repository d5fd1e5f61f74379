import * as z from 'zod/mini';
import './wire/noEval.ts';

const edit = z.object({
  entity: z.string(),
  id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

/** One change of a plan: who did what, when (GET /api/plans/:planId/changes; newest first). */
export const wireChangeSchema = z.object({
  version: z.number(),
  /** ISO instant. */
  at: z.string(),
  by: z.string(),
  what: z.string(),
  edits: z.array(edit),
});

export const wireChangesSchema = z.object({
  version: z.number(),
  changes: z.array(wireChangeSchema),
  /** Ask for the next page with `before` set to it; null on the last page. */
  next_before: z.nullable(z.number()),
});

export type WireChange = z.infer<typeof wireChangeSchema>;
export type WireChanges = z.infer<typeof wireChangesSchema>;
