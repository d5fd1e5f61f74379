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

/** A waiting figure as whoever answers saw it: what is left out of the list is left out here, or null. */
const figureSeen = z.strictObject({ id: z.string(), actual: figure, target: figure });
export type FigureSeen = z.infer<typeof figureSeen>;

/**
 * POST /api/plans/:planId/waiting-figures: yes writes them, no leaves what counts; one change for all. What was entered
 * anew since is not taken.
 */
export const waitingAnswerSchema = z.strictObject({
  answer: z.enum(['yes', 'no'], 'must be yes or no'),
  /** Without it nothing is answered (428): a yes is to a value, not to a period. */
  seen: z.optional(
    z
      .array(figureSeen, 'must be a list of {id, actual, target}')
      .check(z.minLength(1, 'must name at least one figure'), z.maxLength(MOST_ANSWERED)),
  ),
  /** Told to whoever entered them, and in the history; with a yes of a lead it opens closed periods. */
  reason: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'must not be empty'),
        z.maxLength(MOST_NOTE, `must have at most ${MOST_NOTE} characters`),
      ),
  ),
  /** The earlier way, without what was seen: answered with 428. */
  ids: z.optional(ids),
});

const changedSince = z.object({
  id: z.string(),
  /** 0: somebody has answered it, or it was taken back. */
  waits: z.literal([0, 1]),
  /** What waits now. */
  actual: figure,
  target: figure,
  by: z.optional(z.string()),
  at: z.optional(z.string()),
});
export type ChangedSince = z.infer<typeof changedSince>;

const untakenFigure = z.object({ id: z.string(), code: z.string(), message: z.string() });
export type UntakenFigure = z.infer<typeof untakenFigure>;

/** The reply to an answer. */
export const answeredSchema = z.object({
  version: z.number(),
  /** Not taken, because it is no longer what was seen. */
  changed: z.array(changedSince),
  /** Not taken for another reason, such as a closed period. */
  refused: z.array(untakenFigure),
});
export type Answered = z.infer<typeof answeredSchema>;

/** GET /api/plans/:planId/declined-figures: what the asker entered and somebody declined, the newest answer first. */
export const declinedFiguresSchema = z.array(
  z.object({ ...ofGoal, declined_by: z.string(), declined_at: z.string(), note: z.nullable(z.string()) }),
);
export type WireDeclined = z.infer<typeof declinedFiguresSchema>[number];

/** POST /api/plans/:planId/declined-figures: the asker has seen them, and they are listed no more. */
export const declinedSeenSchema = z.strictObject({ ids });
