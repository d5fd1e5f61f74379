import * as z from 'zod/mini';
import './wire/noEval.ts';
import { wireDateSchema } from './wire/dateSchema.ts';

const figure = z.optional(z.nullable(z.number()));

/** GET /api/plans/:planId/waiting-figures: what waits for a yes, the oldest first. */
export const waitingFiguresSchema = z.array(
  z.object({
    id: z.string(),
    goal_id: z.string(),
    number: z.string(),
    item: z.string(),
    /** First day of the period. */
    date: wireDateSchema,
    /** Left out where it stays, null clears it. */
    target: figure,
    actual: figure,
    /** What counts until then. */
    stored_target: z.nullable(z.number()),
    stored_actual: z.nullable(z.number()),
    member_id: z.nullable(z.string()),
    by: z.string(),
    at: z.string(),
    /** Whether the asker may say yes or no. */
    may_answer: z.literal([0, 1]),
  }),
);
export type WireWaiting = z.infer<typeof waitingFiguresSchema>[number];

/** More are answered in several calls. */
export const MOST_ANSWERED = 2000;

/** POST /api/plans/:planId/waiting-figures: yes writes them, no leaves what counts; one change for all. */
export const waitingAnswerSchema = z.strictObject({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_ANSWERED)),
  answer: z.enum(['yes', 'no']),
});
