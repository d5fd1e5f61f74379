import * as z from 'zod/mini';
import './wire/noEval.ts';

/**
 * What a figure is let through with, where it is likely a mistake: a period decades off or outside the goal's dates, or
 * a figure for a group, which it turns into a goal.
 */
export const FIGURE_LEAVES = ['any_period', 'group'] as const;
export type FigureLeave = (typeof FIGURE_LEAVES)[number];

/** `allow` of one figure. */
export const figureLeaveSchema = z.optional(
  z.array(
    z.enum(FIGURE_LEAVES, `must be one of ${FIGURE_LEAVES.join(', ')}`),
    `must be a list of ${FIGURE_LEAVES.join(', ')}`,
  ),
);

/** The details of a 409 with the code `implausible_period` or `group`. */
export const unlikelyDetailsSchema = z.object({
  figures: z.array(
    z.object({
      code: z.enum(['implausible_period', 'group']),
      goal_id: z.string(),
      number: z.string(),
      item: z.string(),
      date: z.string(),
      message: z.string(),
    }),
  ),
});
export type UnlikelyDetails = z.infer<typeof unlikelyDetailsSchema>;
