import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { planRemovalSchema, planRemoveSchema } from '#contract/planCalls.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { noteForLog } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import type { Store } from '#server/store/database/store.ts';
import { forgetPlanMaker } from './planMaker.ts';
import { findRemoval, refuseOtherName, refuseRemoval } from './planRemoval.ts';

export type RemovalParts = { readonly store: Store; readonly clock: Clock; readonly asking: Asking };

/** Plans that were a mistake, and demo plans, are removed for good; others are archived. */
export function addRemovalRoutes(app: MilepostApp, { store, clock, asking }: RemovalParts): void {
  const path = `${addresses.plans}/:planId`;
  const config = { right: 'editPlan' } as const;
  const params = z.object({ planId: z.string() });
  const tags = ['plans'];

  app.get(
    `${path}/removal`,
    {
      config,
      schema: {
        tags,
        operationId: 'getPlanRemoval',
        summary: 'Whether the caller may delete a plan for good, until when, or why not',
        params,
        response: { 200: planRemovalSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'editPlan');
      const { plan, member } = membership;
      const { id: accountId } = await asking.account(request, reply);
      const removal = await findRemoval(store.db, { plan, accountId, memberId: member.id }, clock.now());
      if (plan.isDemo) return { may_delete: 1 as const, until: null, reason: null, by: null };
      return {
        may_delete: encodeFlag(removal.isOpen),
        until: removal.isOpen ? removal.until : null,
        reason: removal.isOpen ? null : removal.code,
        by: removal.isOpen ? null : removal.by,
      };
    },
  );

  app.delete(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'deletePlan',
        summary:
          'Deletes a plan with everything in it, for who made it, within 30 days and while nobody else wrote in it',
        description:
          'Its name is sent as it stands. A demo plan is deleted by whoever leads it, at any time and without its name. Other plans are archived.',
        params,
        body: planRemoveSchema,
        response: { 200: z.object({ id: z.string() }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'editPlan');
      const { plan, member } = membership;
      const { id: accountId } = await asking.account(request, reply);
      noteForLog(request, { about: plan.name });
      await removePlan(store, plan.id, async (trx) => {
        if (!plan.isDemo) {
          refuseRemoval(await findRemoval(trx, { plan, accountId, memberId: member.id }, clock.now()));
          refuseOtherName(plan, request.body?.name);
        }
        await forgetPlanMaker(trx, plan.id);
      });
      return { id: plan.id };
    },
  );
}
