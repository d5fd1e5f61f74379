import * as z from 'zod/mini';
import '#contract/wire/noEval.ts';
import { wireStatusSchema } from '#contract/wire/statusSchema.ts';
import { LEFT_OUT_REASONS } from '#core/rollup/leftOut.ts';
import { workedFormulaSchema } from './workedFormula.ts';

/**
 * Why a goal's figures are what they are, in words and with the numbers that went in: the field `explain`, which comes
 * only where `fields` asks for it. Figures in the order in which they are read.
 */
export const wireExplanationSchema = z.object({
  reason: z.string(),
  /** Who set the status by hand, when and why; null where the figures decide. */
  by_hand: z.nullable(z.object({ status: wireStatusSchema, by: z.string(), at: z.string(), note: z.string() })),
  figures: z.array(z.object({ label: z.string(), value: z.string(), origin: z.string() })),
  /** The comparison with its numbers, what it comes to, and the thresholds; null where nothing was compared. */
  formula: z.nullable(z.object({ terms: z.string(), result: z.string(), limits: z.string() })),
  outlook: z.array(z.object({ kind: z.enum(['better', 'worse']), text: z.string() })),
  notes: z.array(z.string()),
  /** The goals below a roll-up parent that take no part in its figures of the year, and why. */
  left_out: z.array(
    z.object({ id: z.string(), number: z.string(), item: z.string(), reason: z.enum(LEFT_OUT_REASONS) }),
  ),
  /** Of a goal computed by formula: the formulas with the numbers of the last period and of the year in them. */
  computed: z.array(workedFormulaSchema),
  /** Where a mean of percents above or below it counts by weights that differ: its own in the goal above. */
  weight: z.nullable(z.object({ weight: z.number(), of: z.number(), number: z.string(), item: z.string() })),
  /** And those of the goals below. */
  weights: z.array(
    z.object({ id: z.string(), number: z.string(), item: z.string(), weight: z.number(), of: z.number() }),
  ),
});

export type WireExplanation = z.infer<typeof wireExplanationSchema>;

export const EXPLAIN = 'explain';
