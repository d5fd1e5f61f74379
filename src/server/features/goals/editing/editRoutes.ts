import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { goalMadeSchema, goalPatchSchema, goalsArchivedSchema, newGoalSchema } from '#contract/goalCalls.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { createId } from '#server/store/database/id.ts';
import { planArchive } from './archive.ts';
import { type Editing, planGoalPatch, planNewGoal } from './planGoal.ts';
import { refuseWaiting } from './refuseWaiting.ts';
import { sentGoalPatch } from './sentGoalPatch.ts';

export type EditParts = { readonly clock: Clock; readonly asking: Asking; readonly changePlan: ChangePlan };

export function addEditRoutes(app: MilepostApp, { clock, asking, changePlan }: EditParts): void {
  const goals = `${addresses.plans}/:planId/goals`;
  const ofGoal = z.object({ planId: z.string(), goalId: z.string() });
  const about = { tags: ['goals'], headers: ifMatchHeader };

  app.post(
    goals,
    {
      config: { right: 'createGoal' },
      schema: {
        ...about,
        operationId: 'createGoal',
        summary: 'Adds a goal; with copy_of, a copy of another goal with its fields and the targets of its periods',
        params: z.object({ planId: z.string() }),
        body: newGoalSchema,
        response: { 201: goalMadeSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      const id = createId();
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked) => planNewGoal(id, request.body, editing(membership, booked)),
      });
      return reply.status(201).header('etag', `"${version}"`).send({ id, version });
    },
  );

  app.patch(
    `${goals}/:goalId`,
    {
      config: { right: 'editGoal' },
      schema: {
        ...about,
        operationId: 'updateGoal',
        summary:
          'Edits a goal; fields left out stay as they are. parent_id and number move it, status_set sets its status by hand',
        description:
          'A monthly goal with figures that is to be tracked by quarter answers 409 `redates_figures` with what would move, and which goals become quarterly with it; with redate 1 it is done. Where a quarter holds two of its figures it answers 409 `quarter_shared`.',
        params: ofGoal,
        body: goalPatchSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, { db, seen }) => {
          const patch = await sentGoalPatch(request.body, {
            goalId,
            seen,
            now: booked.goals.get(goalId) ?? null,
            owners: booked.whole.owners,
          });
          const change = planGoalPatch(goalId, patch, editing(membership, booked));
          await refuseWaiting(change, { booked, db });
          return change;
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  app.delete(
    `${goals}/:goalId`,
    {
      config: { right: 'archiveGoal' },
      schema: {
        ...about,
        operationId: 'archiveGoal',
        summary: 'Archives a goal with everything below it; it can be restored',
        params: ofGoal,
        response: { 200: goalsArchivedSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      let ids: readonly string[] = [];
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked) => {
          const change = planArchive(goalId, editing(membership, booked));
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
