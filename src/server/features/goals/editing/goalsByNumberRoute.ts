import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { goalByNumberSchema, goalsByNumberSchema, goalsPutSchema, MAX_GOALS_AT_ONCE } from '#contract/goalUpsert.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import { callOf, emittingRefusals } from '#server/features/asking/refusedCalls.ts';
import { isOfSingleRows, readSentRows } from '#server/features/goals/sentRows/sentRows.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import type { EditParts } from './editRoutes.ts';
import { type PutGoals, planGoalsByNumber } from './goalsByNumber.ts';
import { refuseWaiting } from './refuseWaiting.ts';

/** Making and changing goals by their numbers, for programs that keep the same goals. */
export function addGoalsByNumberRoute(
  app: MilepostApp,
  { store, clock, asking, changePlan }: EditParts & { readonly store: Store },
): void {
  app.put(
    `${addresses.plans}/:planId/goals`,
    {
      config: { right: 'editGoal' },
      // As for figures: all refused goals are listed at once.
      attachValidation: true,
      schema: {
        tags: ['goals'],
        operationId: 'putGoals',
        summary:
          'Makes or changes goals by their numbers, all or none: fields left out stay as they are, and goals that are not in the list too',
        params: z.object({ planId: z.string() }),
        headers: ifMatchHeader,
        body: goalsByNumberSchema,
        response: { 200: goalsPutSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { validationError } = request;
      const list = { body: request.body, most: MAX_GOALS_AT_ONCE };
      if (validationError !== undefined && !isOfSingleRows(validationError, list)) throw validationError;
      const membership = await asking.member(request, reply, request.params.planId);
      const sent = readSentRows(request.body, goalByNumberSchema);
      let goals: PutGoals['goals'] = [];
      const { version } = await emittingRefusals(store, callOf(membership, 'goals'), () =>
        changePlan({
          membership,
          expectedVersion: readIfMatch(request.headers['if-match']),
          plan: async (booked, { db }) => {
            const today = clock.today(booked.whole.plan.timeZone);
            const put = await planGoalsByNumber(sent, { membership, booked, today, at: clock.now() });
            await refuseWaiting(put.change, { booked, db });
            goals = put.goals;
            return put.change;
          },
        }),
      );
      reply.header('etag', `"${version}"`);
      return { version, goals: goals.map(({ number, id, isNew }) => ({ number, id, is_new: encodeFlag(isNew) })) };
    },
  );
}
