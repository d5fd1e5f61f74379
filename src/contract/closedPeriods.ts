import * as z from 'zod/mini';
import './wire/noEval.ts';
import { wireDateSchema } from './wire/dateSchema.ts';

/**
 * The body of PUT /api/plans/:planId/closed-periods. Periods that end on or before `closed_until` are closed: their
 * targets and actuals, and the targets of fiscal years that end by then, take no changes but a lead's with a reason
 * (changeReason.ts). 0000-00-00 opens all. The same field stands in the reply of the plan.
 */
export const closedPeriodsSchema = z.object({ closed_until: wireDateSchema });

/** The `details` of `period_closed`: until when figures are closed, and the first of them that would change. */
export const closedFigureSchema = z.object({
  closed_until: wireDateSchema,
  goal_id: z.string(),
  item: z.string(),
  date: z.optional(wireDateSchema),
  fiscal_year: z.optional(z.number()),
});
