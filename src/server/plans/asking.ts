import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Action, may, type Subject } from '#core/access.ts';
import type { Account } from '#server/accounts/account.ts';
import { type FindAsker, requireAsker } from '#server/accounts/asker.ts';
import { Refusal } from '#server/errors.ts';
import type { Database } from '#server/store/store.ts';
import { readLastPlan } from './lastPlan.ts';
import { currentOf, findMemberships, type Membership, requireMembership } from './membership.ts';

/** The two questions every call about a plan begins with: who asks, and as which member of which plan. */
export type Asking = {
  /** Throws Refusal (401) where nobody is signed in. */
  account(request: FastifyRequest, reply: FastifyReply): Promise<Account>;
  /** Of the plan with this id; null: of the current one. Throws Refusal (401, 404). */
  member(request: FastifyRequest, reply: FastifyReply, planId: string | null): Promise<Membership>;
};

export function createAsking(parts: { readonly db: Database; readonly findAsker: FindAsker }): Asking {
  const account: Asking['account'] = (request, reply) => requireAsker(parts.findAsker, request, reply);
  return {
    account,
    member: async (request, reply, planId) =>
      requireMembership(parts.db, {
        account: await account(request, reply),
        planId,
        lastPlanId: readLastPlan(request),
      }),
  };
}

/** Where /dashboard leads: null for nobody signed in, and for somebody without a plan. */
export function findCurrentPlanIdBy({ db, findAsker }: { readonly db: Database; readonly findAsker: FindAsker }) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const asker = await findAsker(request, reply);
    if (asker === null) return null;
    return currentOf(await findMemberships(db, asker), readLastPlan(request))?.plan.id ?? null;
  };
}

/** Throws Refusal (403) unless the member may do it. */
export function requireRight({ viewer }: Membership, action: Action, subject: Subject | null = null): void {
  if (may(viewer, action, subject)) return;
  throw new Refusal({ code: 'forbidden', status: 403, message: 'Your role in this plan does not allow that.' });
}
