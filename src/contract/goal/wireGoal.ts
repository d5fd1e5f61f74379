import * as z from 'zod/mini';
import { STATUS_RULES } from '#core/goal/figures.ts';
import '#contract/wire/noEval.ts';
import { wireDateSchema } from '#contract/wire/dateSchema.ts';
import { entriesSchema } from '#contract/wire/entriesSchema.ts';
import { repliedFields, withheldFields } from './goalSchemas.ts';
import type { UNREAD_FIELDS } from './unreadFields.ts';

const flag = z.literal([0, 1]);
const figure = z.nullable(z.number());
/** By first and last day: 2026-07-01/2026-09-30. */
const stretchFigures = z.nullable(z.record(z.string(), figure));
const coverage = z.object({ counted: z.number(), of: z.number(), goals: z.number() });
const status = z.enum(['achieved', 'on_target', 'off_target', 'critical', 'not_started', 'deferred']);

/** The fields of a goal as they travel, by name and type (rule 6.2). */
const specified = {
  id: z.string(),
  ...repliedFields,
  ...withheldFields,
  /** At depth 0 the JSON text `{"description": …}`. */
  description: z.string(),
  /** 0 where the roll-up is not set, as for none; see rollup_is_set. */
  rollup_type: z.number(),
  /** Not through a share. */
  contributors: z.optional(repliedFields.contributors),
  /** Not through a share: they name goals that it may not show. */
  actual_formula: z.optional(repliedFields.actual_formula),
  target_formula: z.optional(repliedFields.target_formula),
  formula_by_period: z.optional(repliedFields.formula_by_period),
  /** Only where the plan has own fields. */
  own_fields: z.optional(repliedFields.own_fields),
  priority: z.nullable(z.number()),
  status_icon: status,
  status_icon_text: z.string(),
  status_label: z.string(),
  okr_status: z.number(),
  eoy_target: figure,
  all_target: figure,
  when_updated: z.string(),
  last_comment: z.nullable(
    z.object({
      comment: z.string(),
      plan_users_fname: z.string(),
      plan_users_lname: z.string(),
      last_update_date_format: z.string(),
      at: z.string(),
    }),
  ),
  all_perf_data: entriesSchema,
  ytd_perf_data: entriesSchema,
  ptd_perf_data: entriesSchema,
  ytd_actual: figure,
  ytd_target: figure,
  ytd_variance: figure,
  ptd_actual: figure,
  ptd_target: figure,
  ptd_variance: figure,
  all_actual: figure,
  all_variance: figure,
  pretty_ytd: z.string(),
  pretty_ptd: z.string(),
  pretty_all: z.string(),
  prettyYtdTarget: z.string(),
  prettyYtdVariance: z.string(),
  prettyEoyTarget: z.string(),
  prettyEoyVariance: z.string(),
  prettyAllVariance: z.string(),
  prettyAllTarget: z.string(),
  prettyPtdVariance: z.string(),
  prettyPtdTarget: z.string(),
  prettyGraphType: z.string(),
  prettyStart: z.string(),
  prettyEnd: z.string(),
  strategic_objective: z.nullable(
    z.object({ id: z.string(), number: z.string(), name: z.string(), description: z.string() }),
  ),
  graphType: z.enum(['line', 'circle']),
  inFiscalYear: flag,
  highPriority: flag,
  isKpi: flag,
  hasPeriodicTargets: flag,
};

/** What the card needs beyond section 3 ("Further fields not shown"). */
const added = {
  /** Of a roll-up parent: the actuals of periods that some goal below is still to report. Drawn, never counted. */
  partial_perf_data: entriesSchema,
  /** Of a computed goal only: what it comes to over the quarters, years and stretches to date that its charts draw. */
  computed_totals: z.optional(
    z.object({ actuals: stretchFigures, targets: stretchFigures, coverage: z.record(z.string(), coverage) }),
  ),
  /** Only of a goal measured by its milestones, and through a share where it shows work: how many of them are done. */
  milestones: z.optional(z.object({ done: z.number(), total: z.number() })),
  /** Nobody set eoy_target: it is the end targets of the goals below combined, or what is due of its milestones. */
  eoy_target_combined: flag,
  /** The same of all_target. */
  all_target_combined: flag,
  fiscal_year: z.number(),
  percent_complete: figure,
  percent_basis: z.enum(['endTarget', 'wayFromBaseline', 'targetToDate', 'children']),
  expected_percent: figure,
  target_percent: figure,
  attainment: figure,
  as_of: wireDateSchema,
  stale: flag,
  status_rule: z.enum(STATUS_RULES),
  /** The sentence beside the status, such as "No target set"; empty where the label says it all. */
  status_text: z.string(),
  /** The part of the own window inside the year; null where there is none. */
  window: z.nullable(z.object({ start: wireDateSchema, end: wireDateSchema })),
  distribution: z.nullable(z.record(status, z.number())),
  /** How many of those not started run, but have no figures or no target. */
  not_judged: z.nullable(z.object({ no_figures: z.number(), no_target: z.number() })),
  comment_count: z.number(),
  baseline: figure,
  /** 0 where the roll-up is not set; `rollup_type` is then 0. */
  rollup_is_set: flag,
};

export const wireGoalSchema = z.object({ ...specified, ...added });
export const wireGoalsSchema = z.array(wireGoalSchema);

export type WireGoal = z.infer<typeof wireGoalSchema>;

export type ReadWireGoal = Omit<WireGoal, (typeof UNREAD_FIELDS)[number]>;

/** Every field name, in the order of the reply: what `fields=` may ask for. */
export const WIRE_GOAL_FIELDS: readonly string[] = Object.keys(wireGoalSchema.shape);
