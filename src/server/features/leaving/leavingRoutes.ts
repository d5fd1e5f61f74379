import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  type LeftItem,
  leftBehindQuerySchema,
  leftBehindSchema,
  settledSchema,
  settleLeftSchema,
} from '#contract/leftBehind.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { type Membership, nameOf } from '#server/features/asking/membership.ts';
import type { ShareMaker } from '#server/features/sharing/share.ts';
import { noteForLog } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findLeftBehind } from './leftBehind.ts';
import { makerOf, settleLeft } from './settleLeft.ts';

export type LeavingParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly changePlan: ChangePlan;
};

/** What people leave behind in a plan, for those who manage its members. */
export function addLeavingRoutes(app: MilepostApp, { store, clock, asking, changePlan }: LeavingParts): void {
  const path = `${addresses.plans}/:planId/left-behind`;
  const config = { right: 'manageMembers' } as const;
  const about = { tags: ['members'], params: z.object({ planId: z.string() }) };

  app.get(
    path,
    {
      config,
      schema: {
        ...about,
        operationId: 'listLeftBehind',
        summary:
          'The plan’s tokens, feeds, shares, mails, webhooks and open work that a member would leave behind, or that those who are gone have left',
        querystring: leftBehindQuerySchema,
        response: { 200: leftBehindSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan } = await managerOf(request, reply, request.params.planId);
      return { items: await findLeftBehind(store, { planId: plan.id, memberId: request.query.member_id ?? null }) };
    },
  );

  app.post(
    path,
    {
      config,
      schema: {
        ...about,
        operationId: 'settleLeftBehind',
        summary:
          'Revokes what somebody leaves behind, or hands it over to a lead; work that is revoked has no owner any more',
        body: settleLeftSchema,
        response: { 200: settledSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const membership = await managerOf(request, reply, request.params.planId);
      const { action, items, to: toId, member_id: memberId = null } = request.body;
      const to = toId === undefined ? makerOf(membership) : await findLead(membership.plan.id, toId);
      const settled = await settleLeft(
        { store, changePlan, membership, at: clock.now(), memberId },
        { action, items, to },
      );
      const names = items.map(({ kind, id }) => `${kind} ${id}`).join(', ');
      noteForLog(request, { about: action === 'revoke' ? `revoked: ${names}` : `to ${to.memberId}: ${names}` });
      return { settled };
    },
  );

  async function managerOf(request: FastifyRequest, reply: FastifyReply, planId: string): Promise<Membership> {
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'manageMembers');
    return membership;
  }

  async function findLead(planId: string, id: string): Promise<ShareMaker> {
    const lead = (await findMembers(store.db, planId)).find((each) => each.id === id && each.role === 'lead');
    if (lead === undefined) throw notALead();
    return { memberId: id, name: nameOf(lead) };
  }
}

/** For the security log: how many of each kind somebody leaves behind. */
export function leftText(items: readonly LeftItem[]): string {
  const counts = Object.entries(Object.groupBy(items, ({ kind }) => kind)).map(
    ([kind, ofKind]) => `${ofKind.length} ${kind}`,
  );
  return counts.length === 0 ? 'leaves nothing behind' : `leaves behind: ${counts.join(', ')}`;
}

function notALead(): Refusal {
  return new Refusal({
    code: 'not_a_lead',
    status: 400,
    message: 'What somebody leaves behind is handed over to a lead of the plan.',
  });
}
