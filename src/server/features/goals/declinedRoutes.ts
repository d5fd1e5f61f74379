import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { declinedFiguresSchema, declinedSeenSchema, type WireDeclined } from '#contract/waitingFigures.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import { Refusal } from '#server/base/errors.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import { authorOf, type Membership, planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { findSubmitted } from '#server/store/plans/waiting.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { encodeSubmitted } from './encodeSubmitted.ts';
import type { WaitingParts } from './waitingRoutes.ts';

type Parts = Omit<WaitingParts, 'clock' | 'tellDeclined'>;

/** Figures of the asker that were declined: listed, until they have seen them or entered the period anew. */
export function addDeclinedRoutes(app: MilepostApp, { store, asking, planBook, changePlan }: Parts): void {
  const address = `${addresses.plans}/:planId/declined-figures`;
  const params = z.object({ planId: z.string() });

  app.get(
    address,
    {
      config: { right: 'readHistory' },
      schema: {
        tags: ['goals'],
        operationId: 'listDeclinedFigures',
        summary: 'The figures the caller entered that were declined, the last answer first',
        params,
        response: { 200: declinedFiguresSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      const booked = await planBook.find(membership.plan.id);
      if (booked === null) throw planNotFound();
      const submitted = await findSubmitted(store.db, membership.plan.id);
      const listed = submitted.filter((figure) => isDeclinedOf(figure, membership));
      return listed
        .flatMap((figure) => encodeDeclined(figure, booked))
        .sort((one, other) => (one.declined_at < other.declined_at ? 1 : -1));
    },
  );

  app.post(
    address,
    {
      // The goal may be somebody else's by now: whoever writes at all may put away what is their own.
      config: { right: 'comment' },
      schema: {
        tags: ['goals'],
        operationId: 'dismissDeclinedFigures',
        summary: 'Figures the caller entered that were declined are listed no more: the caller has seen them',
        params,
        body: declinedSeenSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'comment');
      const { version } = await changePlan({
        membership,
        expectedVersion: null,
        plan: async ({ whole }, { db }) => {
          const submitted = await findSubmitted(db, whole.plan.id);
          const own = new Set(submitted.filter((figure) => isDeclinedOf(figure, membership)).map(({ id }) => id));
          const edits = [...new Set(request.body.ids)].map((id): Edit => {
            if (!own.has(id)) throw notDeclined();
            return { entity: 'waiting', id, after: null };
          });
          return { what: 'Declined figures dismissed', edits };
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );
}

function isDeclinedOf({ declined, memberId }: WaitingFigure, membership: Membership): boolean {
  return declined !== null && memberId !== null && memberId === authorOf(membership).memberId;
}

function encodeDeclined(figure: WaitingFigure, { goals }: BookedPlan): WireDeclined[] {
  const { declined, goalId } = figure;
  const goal = goals.get(goalId);
  if (goal === undefined || declined === null) return [];
  const { by, at, note } = declined;
  return [{ ...encodeSubmitted(figure, goal), declined_by: by, declined_at: at, note }];
}

function notDeclined(): Refusal {
  return new Refusal({
    code: 'not_declined',
    status: 404,
    message: 'None of your figures that were declined is this one: it was entered anew, or dismissed. Look again.',
  });
}
