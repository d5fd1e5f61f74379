import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { closedPeriodsSchema } from '#contract/closedPeriods.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { decodeDate } from '#contract/wire/date.ts';
import type { Day } from '#core/calendar/date.ts';
import { formatDate } from '#core/format/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { ChangePlan, PlannedChange } from '#server/features/asking/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';

export type ClosedPeriodParts = {
  readonly clock: Clock;
  readonly asking: Asking;
  readonly changePlan: ChangePlan;
};

export function addClosedPeriodRoute(app: MilepostApp, { clock, asking, changePlan }: ClosedPeriodParts): void {
  app.put(
    `${addresses.plans}/:planId/closed-periods`,
    {
      config: { right: 'lockPeriods' },
      schema: {
        tags: ['plans'],
        operationId: 'closePeriods',
        summary:
          'Closes the periods that end by a day, or reopens them; figures of closed periods can be changed by leads only, with a reason',
        params: z.object({ planId: z.string() }),
        headers: ifMatchHeader,
        body: closedPeriodsSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'lockPeriods');
      const closedUntil = decodeDate(request.body.closed_until);
      if (closedUntil !== null && closedUntil >= clock.today(membership.plan.timeZone)) throw notOverYet();
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked) => planClosing(booked.whole.plan, closedUntil),
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );
}

function planClosing(plan: Plan, closedUntil: Day | null): PlannedChange {
  const isOpening = closedUntil === null || (plan.closedUntil !== null && closedUntil < plan.closedUntil);
  const until = closedUntil === null ? '' : ` until ${formatDate(closedUntil, plan.dateFormat)}`;
  const what = isOpening && closedUntil === null ? 'All periods opened' : `Periods closed${until}`;
  return { what, edits: [{ entity: 'plan', after: { ...plan, closedUntil } }] };
}

function notOverYet(): Refusal {
  return new Refusal({ code: 'not_over_yet', status: 400, message: 'Only days that are over can be closed.' });
}
