import * as z from 'zod/mini';
import { DATE_FORMATS } from '#core/calendar/dateFormat.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PALETTES } from '#core/plan/palette.ts';
import { eachWireOption } from '#core/plan/planOptions.ts';
import { askedOwnFieldsSchema } from './ownFields.ts';
import './wire/noEval.ts';
import { wireStatusSchema } from './wire/statusSchema.ts';

export const PLAN_TEXT_LIMITS = { name: 200, company: 200, currency: 5, perspective: 100 } as const;

/** Between which attainments a plan's thresholds lie, as on the scale of its settings. */
export const THRESHOLD_RANGE = { least: 0.4, most: 1.3 } as const;

const flag = z.literal([0, 1], 'must be 0 or 1');
const text = (most: number) => z.string().check(z.maxLength(most, `must have at most ${most} characters`));
const label = z.optional(text(PLAN_TEXT_LIMITS.perspective));
const share = z
  .number('must be a number')
  .check(
    z.minimum(THRESHOLD_RANGE.least, 'must be at least 0.4'),
    z.maximum(THRESHOLD_RANGE.most, 'must be at most 1.3'),
  );

/** The settings of a plan, by the names of section 3; what is left out stays, or has its default. */
const settings = {
  company: z.optional(text(PLAN_TEXT_LIMITS.company)),
  fiscal_month: z.optional(
    z
      .int('must be a month from 1 to 12')
      .check(z.minimum(1, 'must be a month from 1 to 12'), z.maximum(12, 'must be a month from 1 to 12')),
  ),
  fiscal_display: z.optional(z.literal([0, 1, 2, 3], 'must be one of 0, 1, 2, 3')),
  tiers: z.optional(z.literal([2, 3], 'must be 2 or 3')),
  perspectives: z.optional(z.strictObject({ f: label, c: label, o: label, p: label })),
  date_format: z.optional(z.enum(DATE_FORMATS)),
  currency_indicator: z.optional(text(PLAN_TEXT_LIMITS.currency)),
  week_start: z.optional(z.literal([0, 1, 2, 3, 4, 5, 6], 'must be a weekday from 0 (Sunday) to 6')),
  time_zone: z.optional(z.string()),
  thresholds: z.optional(z.strictObject({ on_target: share, off_target: share })),
  is_outlook_off: z.optional(flag),
  ...eachWireOption(() => z.optional(flag)),
  /** What the plan calls its levels, from the top, two to eight; empty: those of its tiers. */
  levels: z.optional(z.array(z.strictObject({ name: z.string(), plural: z.string() }))),
  /** What it calls statuses; those left out are called as usual. */
  statuses: z.optional(z.array(z.strictObject({ code: z.enum(STATUSES), name: z.string() }))),
  palette: z.optional(z.enum(PALETTES)),
};

/** POST /api/plans: a plan with nothing in it, or, as a demo, with an invented city's. */
export const newPlanSchema = z.strictObject({
  ...settings,
  /** Required, but for a demo, which has its own. */
  name: z.optional(text(PLAN_TEXT_LIMITS.name)),
  from: z.optional(z.enum(['nothing', 'demo'])),
});
export type NewPlan = z.infer<typeof newPlanSchema>;

/** PATCH /api/plans/:planId: what is left out stays. */
export const planPatchSchema = z.strictObject({
  ...settings,
  name: z.optional(text(PLAN_TEXT_LIMITS.name)),
  is_archived: z.optional(flag),
  /** 1: stored figures move along where their weeks or years begin on other days; without it such a change answers 409. */
  redate: z.optional(flag),
  /** 1: goals may change status under another fiscal month; without it such a change answers 409. */
  move_statuses: z.optional(flag),
  /** All own fields of the plan, in their order; one that is left out is removed, with `drop_values` where goals have values. */
  fields: z.optional(askedOwnFieldsSchema),
  /** The columns of the table for members who chose none, by name, `own-` before the id of an own field; empty: the usual ones. */
  table_columns: z.optional(z.array(z.string())),
  /** 1: values of a removed field, or that a changed one cannot hold, are dropped; without it such a change answers 409. */
  drop_values: z.optional(flag),
});
export type PlanPatch = z.infer<typeof planPatchSchema>;

/** PUT /api/plans/:planId/table-columns: the caller's own columns of the table; null: the plan's. */
export const tableColumnsSchema = z.strictObject({ columns: z.nullable(z.array(z.string())) });

export const planMadeSchema = z.object({ id: z.string(), version: z.number() });
export type PlanMade = z.infer<typeof planMadeSchema>;

/** The `details` of `redates_figures`: which stored figures would move to other days. */
export const redatingSchema = z.object({
  figure_count: z.number(),
  goal_count: z.number(),
  /** The first few goals, by number, each with its first period as it is and as it would be. */
  goals: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      item: z.string(),
      figure_count: z.number(),
      from: z.string(),
      to: z.string(),
      /** Of monthly goals that become quarterly: all of their periods; of one without figures `from` and `to` are empty. */
      dates: z.optional(z.array(z.object({ from: z.string(), to: z.string() }))),
    }),
  ),
});
export type Redating = z.infer<typeof redatingSchema>;

/** The `details` of `moves_statuses`: which goals would change status under another fiscal month. */
export const statusMovesSchema = z.object({
  move_count: z.number(),
  goal_count: z.number(),
  /** The first of them, the latest year first, then by number. */
  moves: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      item: z.string(),
      fiscal_year: z.number(),
      from: wireStatusSchema,
      to: wireStatusSchema,
    }),
  ),
});
export type StatusMoves = z.infer<typeof statusMovesSchema>;

/** DELETE /api/plans/:planId: the name of the plan, typed to be sure. */
export const planRemoveSchema = z.nullish(z.strictObject({ name: z.optional(z.string().check(z.maxLength(1000))) }));

/** GET /api/plans/:planId/removal */
export const planRemovalSchema = z.object({
  may_delete: z.literal([0, 1]),
  /** The last moment; null for demo plans, and where it may not be deleted. */
  until: z.nullable(z.string()),
  reason: z.nullable(z.enum(['not_the_maker', 'too_late', 'others_wrote'])),
  /** Of `others_wrote`: one of those who did. */
  by: z.nullable(z.string()),
});
export type WirePlanRemoval = z.infer<typeof planRemovalSchema>;
