import * as z from 'zod/mini';
import './wire/noEval.ts';

/** One value before and after; of an entry with the date of its period. Names are those of the wire. */
const field = z.object({
  field: z.string(),
  date: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
});

/** One thing a change did. What was made or removed is named by its label; what was changed tells its fields. */
const item = z.object({
  entity: z.enum(['plan', 'department', 'member', 'goal', 'entries', 'comment']),
  id: z.string(),
  /** The goal it belongs to; null for what belongs to none. */
  goal_id: z.nullable(z.string()),
  label: z.string(),
  what: z.enum(['made', 'changed', 'removed']),
  fields: z.array(field),
});

/** One change of a plan: who did what, when. */
export const wireChangeSchema = z.object({
  version: z.number(),
  /** ISO instant. */
  at: z.string(),
  /** Null for the command line and the system. */
  user_id: z.nullable(z.string()),
  by: z.string(),
  what: z.string(),
  /** Why a lead changed figures of closed periods; null for any other change. */
  reason: z.nullable(z.string()),
  /** How many things it did; of an import only the first of them stand in `items`. */
  item_count: z.number(),
  items: z.array(item),
});

/** The reply of GET /api/plans/:planId/changes: the newest first, paged. */
export const wireChangesSchema = z.object({
  /** The plan's version. */
  version: z.number(),
  changes: z.array(wireChangeSchema),
  /** Asks for the next page as `before`; null on the last one. */
  next_before: z.nullable(z.number()),
});

export type WireChange = z.infer<typeof wireChangeSchema>;
export type WireChangeItem = z.infer<typeof item>;
export type WireChangeField = z.infer<typeof field>;
export type WireChanges = z.infer<typeof wireChangesSchema>;
