import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { goalsArchivedSchema } from '#contract/goalCalls.ts';
import { archiveManySchema, manyGoalsSchema } from '#contract/goalsAtOnce.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { planArchiveAll } from './archive.ts';
import type { EditParts } from './editRoutes.ts';
import { planGoalPatches } from './manyGoals.ts';
import type { Editing } from './planGoal.ts';
import { refuseWaiting } from './refuseWaiting.ts';

/** Editing and archiving many goals as one change, which one undo takes back. */
export function addManyGoalsRoutes(app: MilepostApp, { clock, asking, changePlan }: EditParts): void {
  const goals = `${addresses.plans}/:planId/goals`;
  const about = { tags: ['goals'], headers: ifMatchHeader, params: z.object({ planId: z.string() }) };
  const description = 'All or nothing: 409 `goals_refused` lists each goal that cannot be, by its place in the list.';

  app.patch(
    goals,
    {
      config: { right: 'editGoal' },
      schema: {
        ...about,
        operationId: 'updateGoals',
        summary: 'Edits many goals as one change; fields left out stay as they are',
        description,
        body: manyGoalsSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, { db, seen }) => {
          const change = await planGoalPatches(request.body, { editing: editing(membership, booked), seen });
          await refuseWaiting(change, { booked, db });
          return change;
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  app.post(
    `${goals}/archive`,
    {
      config: { right: 'archiveGoal' },
      schema: {
        ...about,
        operationId: 'archiveGoals',
        summary: 'Archives many goals with everything below them, as one change; each can be restored',
        description,
        body: archiveManySchema,
        response: { 200: goalsArchivedSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      let ids: readonly string[] = [];
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked) => {
          const change = planArchiveAll(request.body.ids, editing(membership, booked));
          ids = change.ids;
          return change;
        },
      });
      reply.header('etag', `"${version}"`);
      return { version, ids: [...ids] };
    },
  );

  function editing(membership: Membership, booked: BookedPlan): Editing {
    return { membership, booked, today: clock.today(booked.whole.plan.timeZone), at: clock.now() };
  }
}
