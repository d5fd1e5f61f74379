import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { goalSearchSchema, SEARCH_MAX_LENGTH } from '#contract/goalSearch.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { createSearchedPlans } from './searchedPlan.ts';
import { searchGoalTexts } from './searchGoalTexts.ts';

/** More hits are found by typing on. */
const MOST = 20;

/** For members only: a share has its own, smaller view. */
export function addSearchRoute(
  app: MilepostApp,
  { store, asking, planBook }: { readonly store: Store; readonly asking: Asking; readonly planBook: PlanBook },
): void {
  const searchedPlan = createSearchedPlans(store);
  app.get(
    `${addresses.plans}/:planId/search`,
    {
      config: { right: 'followLive' },
      schema: {
        tags: ['goals'],
        operationId: 'searchGoals',
        summary: 'Finds goals by measure, description, own fields or comments; tolerates typing errors',
        params: z.object({ planId: z.string() }),
        querystring: z.object({ text: z.string().max(SEARCH_MAX_LENGTH) }),
        response: { 200: goalSearchSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan } = await asking.member(request, reply, request.params.planId);
      const booked = await planBook.find(plan.id);
      if (booked === null) throw planNotFound();
      reply.header('cache-control', 'private, no-cache');
      return { goals: await searchGoalTexts(await searchedPlan(booked), request.query.text, MOST) };
    },
  );
}
