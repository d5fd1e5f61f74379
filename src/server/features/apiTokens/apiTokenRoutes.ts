import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  apiTokenMadeSchema,
  apiTokenPatchSchema,
  apiTokensSchema,
  newApiTokenSchema,
  type TokenOwner,
} from '#contract/apiToken.ts';
import { may, mayMakePlanTokens } from '#core/access.ts';
import { type Clock, isoInstant, machineTime, timeOfInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { AccountMail } from '#server/features/accounts/accountMail.ts';
import {
  deleteApiToken,
  findApiTokens,
  insertApiToken,
  setTokenEnd,
} from '#server/features/accounts/apiTokenRepository.ts';
import { mailChange } from '#server/features/accounts/mailChange.ts';
import { type FixedPolicy, findPolicy, standingOf } from '#server/features/accounts/policy.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { findAddress } from '#server/features/reminders/sendReminders.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';

export type ApiTokenParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly mail: AccountMail | null;
  readonly fixedPolicy: FixedPolicy;
};

const MOST_OF_ONE = 50;

/** How long a token of a plan lasts where nothing is said: it outlives whoever made it. */
const PLAN_TOKEN_MS = 365 * 86_400_000;

export function addApiTokenRoutes(app: MilepostApp, { store, clock, asking, mail, fixedPolicy }: ApiTokenParts): void {
  const path = `${addresses.plans}/:planId/tokens`;
  const tags = ['API tokens'];
  const params = z.object({ planId: z.string() });

  app.get(
    path,
    {
      config: { right: 'makeApiToken' },
      schema: {
        tags,
        operationId: 'listApiTokens',
        summary: 'The caller’s API tokens of a plan; for those who manage its members, all tokens',
        params,
        response: { 200: apiTokensSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'makeApiToken');
      const of = may(membership.viewer, 'manageMembers') ? null : { memberId: membership.member.id };
      const tokens = await findApiTokens(store.db, { planId: membership.plan.id, of });
      return tokens.map(({ memberId: _member, ...token }) => token);
    },
  );

  app.post(
    path,
    {
      config: { right: 'makeApiToken' },
      schema: {
        tags,
        operationId: 'createApiToken',
        summary:
          'Creates an API token for one plan, of the caller or, for leads, of the plan itself; it is shown only once',
        params,
        body: newApiTokenSchema,
        response: { 201: apiTokenMadeSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { plan, member, viewer } = await asking.member(request, reply, request.params.planId);
      requireRight({ viewer }, 'makeApiToken');
      const { name, access, belongs_to: owner } = request.body;
      const { expires_at: expiresAt = owner === 'plan' ? isoInstant(machineTime() + PLAN_TOKEN_MS) : null } =
        request.body;
      if (owner === 'plan') {
        requireRight({ viewer }, 'makePlanToken');
        const standing = await standingOf(store.db, await asking.account(request, reply));
        if (!mayMakePlanTokens(await findPolicy(store.db, fixedPolicy), standing)) throw administratorsOnly();
      }
      const of = owner === 'plan' ? owner : { memberId: member.id };
      if ((await findApiTokens(store.db, { planId: plan.id, of })).length >= MOST_OF_ONE) throw tooMany(owner);
      if (expiresAt !== null && timeOfInstant(expiresAt) <= machineTime()) throw alreadyOver();
      const made = await insertApiToken(store.db, {
        planId: plan.id,
        name,
        access,
        owner,
        expiresAt,
        memberId: member.id,
        by: nameOf(member),
        at: clock.now(),
      });
      await tellOwner(request, { planId: plan.id, memberId: member.id, name });
      reply.header('cache-control', 'no-store');
      return reply.status(201).send(made);
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config: { right: 'makeApiToken' },
      schema: {
        tags,
        operationId: 'updateApiToken',
        summary: 'Gives an API token an end, or another one',
        params: params.extend({ id: z.string() }),
        body: apiTokenPatchSchema,
        response: { 200: z.object({ success: z.literal(true) }), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { planId, id } = await tokenOf(request, reply, request.params);
      const { expires_at: expiresAt } = request.body;
      if (timeOfInstant(expiresAt) <= machineTime()) throw alreadyOver();
      await setTokenEnd(store.db, { planId, id, expiresAt });
      return { success: true as const };
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config: { right: 'makeApiToken' },
      schema: {
        tags,
        operationId: 'revokeApiToken',
        summary: 'Revokes an API token at once',
        params: params.extend({ id: z.string() }),
        response: { 200: z.object({ success: z.literal(true) }), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await deleteApiToken(store.db, await tokenOf(request, reply, request.params));
      return { success: true as const };
    },
  );

  /** One that the caller sees in the list: their own, or any for those who manage the members. */
  async function tokenOf(
    request: FastifyRequest,
    reply: FastifyReply,
    { planId, id }: { readonly planId: string; readonly id: string },
  ): Promise<{ readonly planId: string; readonly id: string }> {
    const { plan, member, viewer } = await asking.member(request, reply, planId);
    requireRight({ viewer }, 'makeApiToken');
    const of = may(viewer, 'manageMembers') ? null : { memberId: member.id };
    const tokens = await findApiTokens(store.db, { planId: plan.id, of });
    if (!tokens.some((token) => token.id === id)) throw notThere();
    return { planId: plan.id, id };
  }

  async function tellOwner(
    request: FastifyRequest,
    { planId, memberId, name }: { readonly planId: string; readonly memberId: string; readonly name: string },
  ): Promise<void> {
    const email = await findAddress(store, { planId, memberId });
    if (email !== null) mailChange(mail, request, { email, change: 'tokenMade', detail: name });
  }
}

function notThere(): Refusal {
  return new Refusal({ code: 'token_not_found', status: 404, message: 'There is no such API token.' });
}

function tooMany(owner: TokenOwner): Refusal {
  const what =
    owner === 'plan'
      ? `This plan has ${MOST_OF_ONE} API tokens of its own`
      : `You have ${MOST_OF_ONE} API tokens in this plan`;
  return new Refusal({ code: 'too_many', status: 409, message: `${what}. Revoke one first.` });
}

function administratorsOnly(): Refusal {
  return new Refusal({
    code: 'administrators_only',
    status: 403,
    message: 'Here only administrators make tokens that belong to a plan. Ask one of them, or make one of your own.',
  });
}

function alreadyOver(): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message: 'The end of the token lies in the past.' });
}
