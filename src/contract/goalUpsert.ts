import * as z from 'zod/mini';
import { figureLeaveSchema } from './figureLeave.ts';
import './wire/noEval.ts';
import { askedFields } from './goal/goalSchemas.ts';

/** Beyond this a plan is imported. */
export const MAX_GOALS_AT_ONCE = 500;

const { depth: _depth, new_bases: _bases, number: _number, parent_id: _parent, ...stated } = askedFields;

/** One goal of PUT /api/plans/:planId/goals: the goal with this number is changed, or made; what is left out stays. */
export const goalByNumberSchema = z.strictObject({
  number: z
    .string('must be text')
    .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(100, 'must have at most 100 characters')),
  /** The number of the goal above; null for none. Left out, a new goal is placed by the dots of its number. */
  parent_number: z.optional(z.nullable(z.string('must be text or null'))),
  ...stated,
  /** Lets targets of years through that are likely not meant. */
  allow: figureLeaveSchema,
  /** 1: monthly figures become those of their quarters; without it such a change is refused. */
  redate: z.optional(z.literal([0, 1], 'must be 0 or 1')),
});
export type GoalByNumber = z.infer<typeof goalByNumberSchema>;

export const goalsByNumberSchema = z
  .array(goalByNumberSchema, 'must be a list of goals with their numbers')
  .check(
    z.minLength(1, 'must hold at least one goal'),
    z.maxLength(MAX_GOALS_AT_ONCE, `must hold at most ${MAX_GOALS_AT_ONCE} goals: import a file instead`),
  );

/** The plan's version, and the goals in the order in which they were sent. */
export const goalsPutSchema = z.object({
  version: z.number(),
  goals: z.array(
    z.object({
      number: z.string(),
      id: z.string(),
      /** 1 where it was made by this call. */
      is_new: z.literal([0, 1]),
    }),
  ),
});
