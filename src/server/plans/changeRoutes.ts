import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { wireChangesSchema } from '#contract/change.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import { findChanges } from '#server/store/changeLog.ts';
import type { Store } from '#server/store/store.ts';
import { type Asking, requireRight } from './asking.ts';
import { encodeChange, goalLabel } from './changeWire.ts';
import { planNotFound } from './membership.ts';

const PAGE = 50;
const MAX_PAGE = 200;
const version = z.coerce.number('must be a version').int('must be a version').min(0).max(2_147_483_647);

export type ChangeParts = { readonly store: Store; readonly asking: Asking; readonly planBook: PlanBook };

/** The log of a plan: who changed what, when (interfaces, HTTP). */
export function addChangeRoutes(app: MilepostApp, { store, asking, planBook }: ChangeParts): void {
  app.get(
    `${addresses.plans}/:planId/changes`,
    {
      schema: {
        tags: ['plans'],
        summary: 'Who changed what, when; the newest first, paged',
        params: z.object({ planId: z.string() }),
        querystring: z.object({
          since: version.optional().describe('Only changes after this version'),
          before: version.optional().describe('Only changes before this version: the next page'),
          goal_id: z.string().optional().describe('Only changes of this goal and its figures'),
          limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(PAGE),
        }),
        response: { 200: wireChangesSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'readHistory');
      const booked = await planBook.find(membership.plan.id);
      if (booked === null) throw planNotFound();
      const { since, before, goal_id: goalId, limit } = request.query;
      const found = await findChanges(store.db, {
        planId: membership.plan.id,
        // One more than the page tells whether there is another.
        limit: limit + 1,
        ...(since === undefined ? {} : { since }),
        ...(before === undefined ? {} : { before }),
        ...(goalId === undefined ? {} : { goalId }),
      });
      const page = found.slice(0, limit);
      const labels = new Map(booked.whole.goals.map((goal) => [goal.id, goalLabel(goal)]));
      return {
        version: booked.whole.version,
        changes: page.map((change) => encodeChange(change, (id) => labels.get(id) ?? '')),
        next_before: found.length > limit ? (page.at(-1)?.version ?? null) : null,
      };
    },
  );
}
