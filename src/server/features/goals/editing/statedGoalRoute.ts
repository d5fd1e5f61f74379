import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { encodeStated } from '#contract/goal/encodeStated.ts';
import { type StatedGoal, statedGoalSchema } from '#contract/goalCalls.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { computedFromOf } from '#core/goal/goalKind.ts';
import { ownValuesOf } from '#core/own/ownValue.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { goalNotFound } from './goalRefusals.ts';

export type StatedGoalParts = { readonly clock: Clock; readonly asking: Asking; readonly planBook: PlanBook };

export function addStatedGoalRoute(app: MilepostApp, { clock, asking, planBook }: StatedGoalParts): void {
  app.get(
    `${addresses.plans}/:planId/goals/:goalId`,
    {
      config: { right: 'createSavedFilter' },
      schema: {
        tags: ['goals'],
        operationId: 'getGoal',
        summary: 'The fields of a goal as they were entered, without figures, for editing in a form',
        params: z.object({ planId: z.string(), goalId: z.string() }),
        response: { 200: statedGoalSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'readPlan');
      const booked = await planBook.find(membership.plan.id);
      if (booked === null) throw planNotFound();
      reply.header('cache-control', 'private, no-cache');
      return statedGoalOf(booked, request.params.goalId);
    },
  );

  function statedGoalOf(booked: BookedPlan, goalId: string): StatedGoal {
    const goal = booked.goals.get(goalId);
    if (goal === undefined) throw goalNotFound();
    const { plan, series, version } = booked.whole;
    const kind = booked.figures({ year: 'ALL', today: clock.today(plan.timeZone) }).kindOf(goalId);
    const { handStatus } = goal;
    const { own_fields: _own, ...stated } = encodeStated(goal);
    return {
      ...stated,
      ...(plan.fields.length > 0 && { own_fields: ownValuesOf(plan.fields, goal) }),
      id: goalId,
      version,
      status_set: handStatus?.status ?? null,
      status_note: handStatus?.note ?? null,
      status_by: handStatus?.by ?? null,
      status_at: handStatus?.at ?? null,
      status_is_automatic: encodeFlag(goal.isStatusAutomatic),
      has_entries: encodeFlag((series.get(goalId)?.days.length ?? 0) > 0),
      is_computed: encodeFlag(kind !== null && computedFromOf(kind) !== null),
    };
  }
}
