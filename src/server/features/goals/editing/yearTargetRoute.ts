import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { type YearTargetPut, yearTargetPutSchema } from '#contract/goalCalls.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { EditParts } from './editRoutes.ts';
import { goalNotFound } from './goalRefusals.ts';
import { refuseImplausibleTargets } from './implausibleTargets.ts';
import type { Editing } from './planGoal.ts';
import { putGoal, storedGoalOf } from './storedGoal.ts';
import { withYearTarget } from './yearTarget.ts';

export function addYearTargetRoute(app: MilepostApp, { clock, asking, changePlan }: EditParts): void {
  app.put(
    `${addresses.plans}/:planId/goals/:goalId/year-target`,
    {
      config: { right: 'editGoal' },
      schema: {
        tags: ['goals'],
        operationId: 'setYearTarget',
        summary: "Sets a goal's target of a fiscal year, and with spread the targets of all its periods in it",
        params: z.object({ planId: z.string(), goalId: z.string() }),
        headers: ifMatchHeader,
        body: yearTargetPutSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked) => {
          const today = clock.today(booked.whole.plan.timeZone);
          return planYearTarget(goalId, request.body, { membership, booked, today, at: clock.now() });
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );
}

function planYearTarget(
  goalId: string,
  { allow, ...asked }: YearTargetPut,
  { membership, booked, today }: Editing,
): PlannedChange {
  const goal = booked.goals.get(goalId);
  if (goal === undefined) throw goalNotFound();
  requireRight(membership, 'editGoal', subjectOf(goal, booked.whole.owners));
  const before = storedGoalOf(goal);
  const targeted = withYearTarget(before, asked, booked);
  refuseImplausibleTargets({ before, after: targeted.goal }, { booked, today, allow });
  return { what: 'Year target set', edits: [putGoal(targeted.goal), ...targeted.edits] };
}
