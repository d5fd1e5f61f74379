import * as z from 'zod/mini';
import { OWN_KINDS } from '#core/own/ownField.ts';
import { changeOriginSchema } from './changeOrigin.ts';
import { LOGGED_NAMES } from './loggedNames.ts';
import './wire/noEval.ts';

/** A value before and after; of an entry with the date of its period. Names are those of the wire. */
const field = z.object({
  field: z.string(),
  date: z.nullable(z.string()),
  /** Of an own field its name and kind; a choice is told by the names of its options, a person by theirs. */
  name: z.optional(z.string()),
  kind: z.optional(z.enum(OWN_KINDS)),
  before: z.unknown(),
  after: z.unknown(),
});

/** One thing a change did. What was made or removed has its label, what was changed its fields; a figure that waits both. */
const item = z.object({
  entity: z.enum(LOGGED_NAMES),
  id: z.string(),
  /** Null for what belongs to no goal. */
  goal_id: z.nullable(z.string()),
  label: z.string(),
  what: z.enum(['made', 'changed', 'removed']),
  fields: z.array(field),
});

export const wireChangeSchema = z.object({
  version: z.number(),
  at: z.string(),
  /** Null for the command line and the system. */
  user_id: z.nullable(z.string()),
  by: z.string(),
  what: z.string(),
  reason: z.nullable(z.string()),
  /** How it came about: typed, a file, a run of a feed, a token, an undo. */
  origin: changeOriginSchema,
  /** 1 where the asker may take it back. */
  may_undo: z.literal([0, 1]),
  /** How many things it did; of an import `items` has only the first of them. */
  item_count: z.number(),
  items: z.array(item),
});

/** What a change touched, for the filter of the log. */
export const CHANGE_KINDS = ['figures', 'goals', 'comments', 'work', 'people', 'settings'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

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

/** The reply of GET /api/plans/:planId/change-weeks: every week from the plan's first change to today. */
export const wireChangeWeeksSchema = z.object({
  /** The day of the plan's first change. */
  first: z.string(),
  weeks: z.array(z.object({ start: z.string(), changes: z.number() })),
});
export type WireChangeWeeks = z.infer<typeof wireChangeWeeksSchema>;

/** The reply of GET /api/plans/:planId/changed-goals: which goals were changed between two days, by whom, when last. */
export const wireChangedGoalsSchema = z.array(
  z.object({ goal_id: z.string(), by: z.array(z.string()), changes: z.number(), last_at: z.string() }),
);
export type WireChangedGoal = z.infer<typeof wireChangedGoalsSchema>[number];
