import * as z from 'zod/mini';
import './wire/noEval.ts';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { wireDateSchema } from './wire/dateSchema.ts';

const figure = z.optional(z.nullable(z.number()));
const ofGoal = {
  id: z.string(),
  goal_id: z.string(),
  number: z.string(),
  item: z.string(),
  frequency: z.enum(TRACKING_FREQUENCIES),
  /** First day of the period. */
  date: wireDateSchema,
  /** Left out where it stays, null clears it. */
  target: figure,
  actual: figure,
};

/** GET /api/plans/:planId/waiting-figures: what waits for a yes, the oldest first. */
export const waitingFiguresSchema = z.array(
  z.object({
    ...ofGoal,
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
export const MOST_NOTE = 500;

const ids = z.array(z.string()).check(z.minLength(1), z.maxLength(MOST_ANSWERED));

/** POST /api/plans/:planId/waiting-figures: yes writes them, no leaves what counts; one change for all. */
export const waitingAnswerSchema = z.discriminatedUnion('answer', [
  z.strictObject({ ids, answer: z.literal('yes') }),
  z.strictObject({
    ids,
    answer: z.literal('no'),
    /** Told to whoever entered them, and in the history. */
    note: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'must not be empty'),
          z.maxLength(MOST_NOTE, `must have at most ${MOST_NOTE} characters`),
        ),
    ),
  }),
]);

/** GET /api/plans/:planId/declined-figures: what the asker entered and somebody declined, the newest answer first. */
export const declinedFiguresSchema = z.array(
  z.object({ ...ofGoal, declined_by: z.string(), declined_at: z.string(), note: z.nullable(z.string()) }),
);
export type WireDeclined = z.infer<typeof declinedFiguresSchema>[number];

/** POST /api/plans/:planId/declined-figures: the asker has seen them, and they are listed no more. */
export const declinedSeenSchema = z.strictObject({ ids });
