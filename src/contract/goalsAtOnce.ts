import * as z from 'zod/mini';
import './wire/noEval.ts';
import { goalPatchSchema } from './goalCalls.ts';
import { MAX_GOALS_AT_ONCE } from './goalUpsert.ts';
import { LANGUAGES } from './language.ts';
import { mustBeOneOf } from './mustBeOneOf.ts';

const atMost = `must hold at most ${MAX_GOALS_AT_ONCE} goals`;
const EACH_ONCE = 'must name each goal once';

function isEachOnce(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** One goal of PATCH /api/plans/:planId/goals: what is left out stays. */
export const goalOfManySchema = z.extend(goalPatchSchema, { id: z.string('must be the id of a goal') });
export type GoalOfMany = z.infer<typeof goalOfManySchema>;

export const manyGoalsSchema = z.array(goalOfManySchema, 'must be a list of goals with their ids').check(
  z.minLength(1, 'must hold at least one goal'),
  z.maxLength(MAX_GOALS_AT_ONCE, atMost),
  z.refine((goals) => isEachOnce(goals.map(({ id }) => id)), EACH_ONCE),
);

const ids = z
  .array(z.string(), 'must be a list of ids')
  .check(
    z.minLength(1, 'must hold at least one goal'),
    z.maxLength(MAX_GOALS_AT_ONCE, atMost),
    z.refine(isEachOnce, EACH_ONCE),
  );

/** POST /api/plans/:planId/goals/archive. */
export const archiveManySchema = z.strictObject({ ids });

/** POST /api/plans/:planId/goals/remind: the language of those owners who have chosen none. */
export const remindManySchema = z.strictObject({
  ids,
  language: z.optional(z.enum(LANGUAGES, mustBeOneOf(LANGUAGES))),
});
