import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  newShareSchema,
  shareEventsSchema,
  sharePatchSchema,
  shareRequestSchema,
  type WireShare,
  wireShareSchema,
  wireSharesSchema,
} from '#contract/share.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type Clock, machineTime } from '#server/base/clock.ts';
import { createToken } from '#server/features/accounts/linkToken.ts';
import type { SignOn } from '#server/features/accounts/signOn.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, nameOf } from '#server/features/asking/membership.ts';
import { readSharePatch, readShareRequest, type SharePatching } from '#server/features/sharing/readShareRequest.ts';
import { refuseGuessableShare } from '#server/features/sharing/refuseGuessableShare.ts';
import { type Share, shareStateOf } from '#server/features/sharing/share.ts';
import { shareFactsOf } from '#server/features/sharing/shareFacts.ts';
import { shareLinks } from '#server/features/sharing/shareLinks.ts';
import { findShareEvents } from '#server/features/sharing/shareLog.ts';
import { refuseTooManyMade } from '#server/features/sharing/shareQuota.ts';
import {
  changeShare,
  createShare,
  findShares,
  revokeShare,
  type ShareStamp,
} from '#server/features/sharing/shareRepository.ts';
import type { ViewCounts } from '#server/features/sharing/viewCounts.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { createId } from '#server/store/database/id.ts';
import type { Store } from '#server/store/database/store.ts';

export type ShareRouteParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly signOn: Pick<SignOn, 'hashPassword'>;
  readonly publicUrl: string | null;
  readonly views: ViewCounts;
};

export function addShareRoutes(app: MilepostApp, parts: ShareRouteParts): void {
  const { store, clock, asking, signOn, publicUrl, views } = parts;
  const shares = `${addresses.plans}/:planId/shares`;
  const ofPlan = z.object({ planId: z.string() });
  const ofShare = z.object({ planId: z.string(), shareId: z.string() });
  const about = { tags: ['shares'] };

  app.post(
    shares,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'createShare',
        summary: 'Creates a share; its token, addresses and iframe are shown only once',
        params: ofPlan,
        body: shareRequestSchema,
        response: { 200: newShareSchema, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const lead = await leadOf(request, reply, request.params.planId);
      await refuseTooManyMade(store, lead.member.id);
      const { plan } = lead;
      const { password, ...stated } = readShareRequest(request.body, plan);
      if (password !== null) refuseGuessableShare(password, knownOf(plan, stated.label));
      const [page, picture] = [createToken(plan.id), createToken(plan.id)];
      const { by, at } = stampOf(lead);
      const share: Share = {
        ...stated,
        id: createId(),
        planId: plan.id,
        passwordHash: password === null ? null : await signOn.hashPassword(password, lead.member.id),
        hint: page.hint,
        maker: by,
        createdAt: at,
        pausedAt: null,
        views: 0,
        lastSeenAt: null,
      };
      await createShare(store, share, [
        { hash: page.hash, purpose: 'page' },
        { hash: picture.hash, purpose: 'picture' },
      ]);
      const origin = originOf(request, publicUrl);
      return shareLinks({ origin, plan, share, token: page.token, pictureToken: picture.token });
    },
  );

  app.get(
    shares,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'listShares',
        summary: 'The shares of a plan that are not revoked, newest first, without their tokens',
        params: ofPlan,
        response: { 200: wireSharesSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan } = await leadOf(request, reply, request.params.planId);
      await views.flush();
      const now = machineTime();
      return (await findShares(store.db, plan.id)).map((share) => wireShareOf(share, now));
    },
  );

  app.patch(
    `${shares}/:shareId`,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'updateShare',
        summary: 'Pauses or resumes a share, or changes its label, expiry, password, theme, language or sites',
        params: ofShare,
        body: sharePatchSchema,
        response: { 200: wireShareSchema, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const lead = await leadOf(request, reply, request.params.planId);
      const patching = readSharePatch(request.body, lead.plan);
      const stamp = stampOf(lead);
      const passwordHash = await hashOf(request.params.shareId, patching, lead);
      const change = (share: Share) => patched(share, { patching, passwordHash, at: stamp.at });
      const key = { planId: lead.plan.id, shareId: request.params.shareId };
      return wireShareOf(await changeShare(store, { ...key, ...stamp, change }), machineTime());
    },
  );

  app.delete(
    `${shares}/:shareId`,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'revokeShare',
        summary: 'Revokes a share and its short links, from the next request on',
        params: ofShare,
        response: { 200: z.object({ success: z.literal(true) }), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const lead = await leadOf(request, reply, request.params.planId);
      await revokeShare(store, { planId: lead.plan.id, shareId: request.params.shareId, ...stampOf(lead) });
      return { success: true as const };
    },
  );

  app.get(
    `${addresses.plans}/:planId/share-log`,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'listShareLog',
        summary: 'The log of shares and short links: what was done, by whom and when, newest first',
        params: ofPlan,
        response: { 200: shareEventsSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan } = await leadOf(request, reply, request.params.planId);
      return findShareEvents(store.db, plan.id);
    },
  );

  async function leadOf(request: FastifyRequest, reply: FastifyReply, planId: string): Promise<Membership> {
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'share');
    return membership;
  }

  function stampOf({ member }: Membership): ShareStamp {
    return { by: { memberId: member.id, name: nameOf(member) }, at: clock.now() };
  }

  /** Undefined: the password stays. */
  async function hashOf(
    shareId: string,
    { password, label }: SharePatching,
    { plan, member }: Membership,
  ): Promise<string | null | undefined> {
    if (typeof password !== 'string') return password;
    const share = (await findShares(store.db, plan.id)).find(({ id }) => id === shareId);
    refuseGuessableShare(password, knownOf(plan, label ?? share?.label ?? ''));
    return signOn.hashPassword(password, member.id);
  }
}

function knownOf({ name, company }: Plan, label: string) {
  return { plan: name, company, label };
}

function patched(
  share: Share,
  {
    patching,
    passwordHash,
    at,
  }: { readonly patching: SharePatching; readonly passwordHash: string | null | undefined; readonly at: string },
): Share {
  const { isPaused, password: _password, ...said } = patching;
  return {
    ...share,
    ...said,
    ...(passwordHash === undefined ? {} : { passwordHash }),
    ...(isPaused === undefined ? {} : { pausedAt: isPaused ? (share.pausedAt ?? at) : null }),
  };
}

function wireShareOf(share: Share, now: number): WireShare {
  return {
    id: share.id,
    ...shareFactsOf(share),
    state: shareStateOf(share, now),
    created_at: share.createdAt,
    made_by: { user_id: share.maker.memberId, name: share.maker.name },
    views: share.views,
    last_seen_at: share.lastSeenAt,
    hint: share.hint,
  };
}
