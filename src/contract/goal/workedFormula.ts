import * as z from 'zod/mini';
import '#contract/wire/noEval.ts';
import { wireDateSchema } from '#contract/wire/dateSchema.ts';
import { wireStatusSchema } from '#contract/wire/statusSchema.ts';
import { askedFields } from './goalSchemas.ts';

const figure = z.nullable(z.number());

/** A formula of a goal with the numbers of its last period, and of the year up to it, in it. */
export const workedFormulaSchema = z.object({
  column: z.enum(['actual', 'target']),
  /** Goals by number. */
  formula: z.string(),
  /** Goals by id. */
  kept: z.string(),
  /** The goals that it names, from left to right; null for one that is gone. */
  goals: z.array(
    z.nullable(
      z.object({
        id: z.string(),
        number: z.string(),
        item: z.string(),
        valuetype: z.number(),
        unit: z.string(),
      }),
    ),
  ),
  rows: z.array(
    z.object({
      from: wireDateSchema,
      to: wireDateSchema,
      is_period: z.literal([0, 1]),
      /** Of the goals, in the same order. */
      figures: z.array(figure),
      value: figure,
      /** Why there is none. */
      none: z.nullable(z.enum(['absent', 'zero', 'nothingBefore', 'circle', 'tooChained', 'unreadable', 'group'])),
      /** In English: Oct 2026: $201,300 / $373,900 * 100 = 53.8% */
      text: z.string(),
    }),
  ),
  /** The mean of the periods so far, beside the year's figure. */
  mean: figure,
});

export type WorkedFormula = z.infer<typeof workedFormulaSchema>;

/** POST /api/plans/:planId/goals/:goalId/formula-preview: what these formulas would come to. Left out, as they are. */
export const formulaPreviewAskedSchema = z.strictObject({
  fiscal_year: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(9998))),
  actual_formula: askedFields.actual_formula,
  target_formula: askedFields.target_formula,
  formula_by_period: askedFields.formula_by_period,
});

/** POST /api/plans/:planId/formula-preview: the same of a goal that is not made yet, with what its figures depend on. */
export const newGoalPreviewAskedSchema = z.strictObject({
  ...formulaPreviewAskedSchema.shape,
  parent_id: askedFields.parent_id,
  plan_dep_id: askedFields.plan_dep_id,
  plan_mem_id: askedFields.plan_mem_id,
  valuetype: askedFields.valuetype,
  tracking_frequency: askedFields.tracking_frequency,
  function: askedFields.function,
  target_direction: askedFields.target_direction,
  start: askedFields.start,
  end: askedFields.end,
});

export const formulaPreviewSchema = z.object({
  formulas: z.array(workedFormulaSchema),
  status: wireStatusSchema,
  status_label: z.string(),
  attainment: figure,
  ytd_actual: figure,
  ytd_target: figure,
});

export type FormulaPreview = z.infer<typeof formulaPreviewSchema>;
