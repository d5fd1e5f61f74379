import * as z from 'zod/mini';
import { figureLeaveSchema } from './figureLeave.ts';
import './wire/noEval.ts';
import { askedFields, repliedFields } from './goal/goalSchemas.ts';
import { wireDateSchema } from './wire/dateSchema.ts';
import { wireStatusSchema } from './wire/statusSchema.ts';

/** The weeks of a year, and one more. */
const MAX_PERIODS = 54;

const id = z.nullable(z.string());
const flag = z.literal([0, 1], 'must be 0 or 1');
const figure = z.nullable(z.number('must be a number or null'));

/**
 * The fields of a goal, by the names and codes of section 3; every key may be left out. A new or moved goal without a
 * number gets the next free one; one whose owner changes without a label gets the owner's name.
 */
const { depth: _depth, new_bases: _newBases, ...stated } = askedFields;

/** A status set by hand with its reason; null removes it, and the figures decide again. */
const setByHand = {
  status_set: z.optional(z.nullable(wireStatusSchema)),
  /** Required with a status. */
  status_note: z.optional(z.string()),
  /** 0 keeps a status set by hand when actuals are saved. */
  status_is_automatic: z.optional(flag),
};

export const yearTargetSchema = z.strictObject({
  fiscal_year: z.number().check(z.int(), z.minimum(1), z.maximum(9998)),
  /** Null only by hand: the year's target is then what its periods come to. */
  target: figure,
  /**
   * none: no targets of periods are written; even: alike; last_year: in the shape of last year's actuals; by_hand: as
   * `periods` says.
   */
  spread: z.enum(['none', 'even', 'last_year', 'by_hand']),
  /** By hand: any day of a period, and its target; null clears it. */
  periods: z.optional(
    z
      .array(z.strictObject({ date: wireDateSchema, target: figure }))
      .check(z.maxLength(MAX_PERIODS, `must name at most ${MAX_PERIODS} periods`)),
  ),
});

/** POST /api/plans/:planId/goals: a new goal, or with `copy_of` one like another, but for what is stated here. */
export const newGoalSchema = z.strictObject({
  ...stated,
  ...setByHand,
  year_target: z.optional(yearTargetSchema),
  /** Lets targets of years through that are likely not meant. */
  allow: figureLeaveSchema,
  copy_of: z.optional(z.string()),
});

/** PATCH /api/plans/:planId/goals/:goalId: what is left out stays. */
export const goalPatchSchema = z.strictObject({
  ...stated,
  ...setByHand,
  year_target: z.optional(yearTargetSchema),
  /** Lets targets of years through that are likely not meant. */
  allow: figureLeaveSchema,
  /** 1: monthly figures become those of their quarters; without it such a change answers 409. */
  redate: z.optional(flag),
});

export type GoalPatch = z.infer<typeof goalPatchSchema>;
export type NewGoal = z.infer<typeof newGoalSchema>;

export type YearTarget = z.infer<typeof yearTargetSchema>;

/** PUT /api/plans/:planId/goals/:goalId/year-target: the same by itself. */
export const yearTargetPutSchema = z.strictObject({ ...yearTargetSchema.shape, allow: figureLeaveSchema });
export type YearTargetPut = z.infer<typeof yearTargetPutSchema>;

/** PUT /api/plans/:planId/goals/:goalId/new-bases/:date: why the measure begins anew with the period of that date. */
export const newBaseSchema = z.strictObject({
  reason: z.string(),
  /** Any day of the period of another new base, which this one is instead of. */
  replaces: z.optional(z.string()),
});

export type NewBaseAsked = z.infer<typeof newBaseSchema>;

const { new_bases: _bases, ...statedReply } = repliedFields;

/** GET /api/plans/:planId/goals/:goalId: what a person states about a goal, as a form shows it. */
export const statedGoalSchema = z.object({
  id: z.string(),
  version: z.number(),
  ...statedReply,
  /** Only where the plan has own fields. */
  own_fields: z.optional(repliedFields.own_fields),
  status_set: z.nullable(wireStatusSchema),
  status_note: z.nullable(z.string()),
  /** Who set the status, and when (ISO instant). */
  status_by: z.nullable(z.string()),
  status_at: z.nullable(z.string()),
  status_is_automatic: flag,
  has_entries: flag,
  is_computed: flag,
});
export type StatedGoal = z.infer<typeof statedGoalSchema>;

export const goalMadeSchema = z.object({ id: z.string(), version: z.number() });

/** After a branch was archived or restored: the goals of it. */
export const goalsArchivedSchema = z.object({ version: z.number(), ids: z.array(z.string()) });

/** GET /api/plans/:planId/archived-goals: by number. Goals archived together are restored together. */
export const archivedGoalsSchema = z.array(
  z.object({
    id: z.string(),
    parent_id: id,
    number: z.string(),
    item: z.string(),
    archived_at: z.string(),
    count: z.number(),
  }),
);
export type ArchivedGoals = z.infer<typeof archivedGoalsSchema>;
