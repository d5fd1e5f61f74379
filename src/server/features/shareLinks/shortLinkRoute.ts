import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { machineTime } from '#server/base/clock.ts';
import { readToken } from '#server/features/accounts/linkToken.ts';
import type { ShareAuth } from '#server/features/sharing/shareAuth.ts';
import { carryShare } from '#server/features/sharing/shareRequest.ts';
import { notFound } from '#server/platform/http/errorReply.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusePlainly } from '#server/platform/http/plainRefusal.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { MissLimit } from '#server/platform/limits/missLimit.ts';
import type { Store } from '#server/store/database/store.ts';
import { findShortLink } from './shortLinkRepository.ts';
import { withToken } from './shortUrlRoutes.ts';

export type ShortLinkParts = { readonly store: Store; readonly shareAuth: ShareAuth; readonly misses: MissLimit };

export function addShortLinkRoute(app: MilepostApp, { store, shareAuth, misses }: ShortLinkParts): void {
  app.get(
    '/s/:token',
    {
      config: { right: 'everybody', unknownNames: 'ignored' },
      schema: {
        tags: ['shares'],
        operationId: 'followShortLink',
        summary: 'Redirects to where a short link leads; 404 where it leads nowhere',
        params: z.object({ token: z.string() }),
        response: { 302: z.undefined().describe('It leads to a page of this installation'), ...refusals(404, 429) },
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      carryShare(request, reply, token);
      try {
        return reply.redirect(await findAddress(request, token), 302);
      } catch (error) {
        return refusePlainly(error, request, reply);
      }
    },
  );

  async function findAddress(request: FastifyRequest, token: string): Promise<string> {
    const now = machineTime();
    misses.refuseGuessing(request.ip, now);
    const key = readToken(token);
    const link = key === null ? null : await findShortLink(store.db, key);
    if (key === null || link === null) {
      misses.miss(request.ip, token, now);
      throw notFound();
    }
    if (link.shareId === null) return link.address;
    await shareAuth.open(request, { token, planId: key.planId, purpose: 'page', needsPass: false });
    return withToken(link.address, token);
  }
}
