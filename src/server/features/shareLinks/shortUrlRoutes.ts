import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses, planDashboardPath, shortLinkPath } from '#contract/addresses.ts';
import {
  encodeShortUrl,
  shortUrlReplySchema,
  shortUrlRequestSchema,
  wireShortLinksSchema,
} from '#contract/shortUrl.ts';
import { type Clock, machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { createToken, readToken } from '#server/features/accounts/linkToken.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, nameOf } from '#server/features/asking/membership.ts';
import { findShareByToken } from '#server/features/sharing/findShareByToken.ts';
import { type OwnAddress, readOwnAddress } from '#server/features/sharing/ownAddress.ts';
import { shareStateOf } from '#server/features/sharing/share.ts';
import { refuseTooManyMade } from '#server/features/sharing/shareQuota.ts';
import type { ShareStamp } from '#server/features/sharing/shareRepository.ts';
import { notFound } from '#server/platform/http/errorReply.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { createShortLink, findShortLinks, removeShortLink } from './shortLinkRepository.ts';

export type ShortUrlParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly publicUrl: string | null;
};

export function addShortUrlRoutes(app: MilepostApp, { store, clock, asking, publicUrl }: ShortUrlParts): void {
  const about = { tags: ['shares'] };
  const links = `${addresses.plans}/:planId/short-links`;

  app.post(
    addresses.shortUrl,
    {
      config: { right: 'share', unknownNames: 'listed' },
      schema: {
        ...about,
        operationId: 'createShortLink',
        summary: 'Creates a short link to a page of this installation; one to a share is a further token of the share',
        body: shortUrlRequestSchema,
        response: { 200: shortUrlReplySchema, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      await asking.account(request, reply);
      const origin = originOf(request, publicUrl);
      const own = readOwnAddress(request.body.long_url, origin);
      if (own === null) throw notOurs();
      const lead = await leadOf(request, reply, planIdIn(own));
      const { id: planId } = lead.plan;
      const shareId = own.token === null ? null : await findShareId(own.token, planId);
      await refuseTooManyMade(store, lead.member.id);
      const path = own.path === addresses.dashboard ? planDashboardPath(planId) : own.path;
      const address = own.query === '' ? path : `${path}?${own.query}`;
      const token = createToken(planId);
      await createShortLink(store, { planId, shareId, address, token, ...stampOf(lead) });
      return encodeShortUrl({
        link: `${origin}${shortLinkPath(token.token)}`,
        longUrl: `${origin}${withToken(address, own.token)}`,
      });
    },
  );

  app.get(
    links,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'listShortLinks',
        summary: 'The short links of a plan, newest first: where each leads, without the link itself',
        params: z.object({ planId: z.string() }),
        response: { 200: wireShortLinksSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan } = await leadOf(request, reply, request.params.planId);
      return findShortLinks(store.db, plan.id);
    },
  );

  app.delete(
    `${links}/:linkId`,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'deleteShortLink',
        summary: 'Deletes a short link; the share it leads to stays',
        params: z.object({ planId: z.string(), linkId: z.string() }),
        response: { 200: z.object({ success: z.literal(true) }), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const lead = await leadOf(request, reply, request.params.planId);
      await removeShortLink(store, { planId: lead.plan.id, linkId: request.params.linkId, ...stampOf(lead) });
      return { success: true as const };
    },
  );

  async function leadOf(request: FastifyRequest, reply: FastifyReply, planId: string | null): Promise<Membership> {
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'share');
    return membership;
  }

  /** The same plain 404 for every reason. */
  async function findShareId(token: string, planId: string): Promise<string> {
    const found = await findShareByToken(store.db, token);
    const isGood =
      found?.purpose === 'page' && found.share.planId === planId && shareStateOf(found.share, machineTime()) === 'live';
    if (!isGood) throw notFound();
    return found.share.id;
  }

  function stampOf({ member }: Membership): ShareStamp {
    return { by: { memberId: member.id, name: nameOf(member) }, at: clock.now() };
  }
}

export function withToken(address: string, token: string | null): string {
  if (token === null) return address;
  const [path = '', query] = address.split('?');
  const written = `${path}?encv=${encodeURIComponent(token)}`;
  return query === undefined ? written : `${written}&${query}`;
}

function planIdIn({ planId, token, query }: OwnAddress): string | null {
  if (planId !== null) return planId;
  if (token !== null) return readToken(token)?.planId ?? '';
  return new URLSearchParams(query).get('plan_id');
}

function notOurs(): Refusal {
  return new Refusal({
    code: 'not_own_address',
    status: 400,
    message: 'Only the address of a dashboard or a printed report of this installation can be shortened.',
  });
}
