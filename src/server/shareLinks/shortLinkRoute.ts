import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readToken } from '#server/accounts/linkToken.ts';
import { machineTime } from '#server/clock.ts';
import { notFound } from '#server/http/errorReply.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusePlainly } from '#server/http/plainRefusal.ts';
import { refusals } from '#server/http/refusals.ts';
import type { MissLimit } from '#server/limits/missLimit.ts';
import type { ShareDoor } from '#server/sharing/shareDoor.ts';
import { carryShare } from '#server/sharing/shareRequest.ts';
import type { Store } from '#server/store/database/store.ts';
import { findShortLink } from './shortLinkRepository.ts';
import { withToken } from './shortUrlRoutes.ts';

export type ShortLinkParts = { readonly store: Store; readonly shareDoor: ShareDoor; readonly misses: MissLimit };

/** Where short links lead from: only to pages of this installation, and nowhere once their share is gone. */
export function addShortLinkRoute(app: MilepostApp, { store, shareDoor, misses }: ShortLinkParts): void {
  app.get(
    '/s/:token',
    {
      config: { right: 'everybody', unknownNames: 'ignored' },
      schema: {
        tags: ['shares'],
        operationId: 'followShortLink',
        summary: 'Leads where a short link leads, or nowhere',
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
    await shareDoor.open(request, { token, planId: key.planId, purpose: 'page', needsPass: false });
    return withToken(link.address, token);
  }
}
