import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/base/errors.ts';
import { notSignedIn } from '#server/features/accounts/asker.ts';
import type { SignOn } from '#server/features/accounts/signOn.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { isNobody } from '#server/features/asking/membership.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { createEventStream } from './eventStream.ts';
import { type BySession, createListenerWatch, type Listener } from './listenerWatch.ts';
import { createPlanNews } from './planNews.ts';

export type EventParts = {
  readonly store: Store;
  readonly asking: Asking;
  readonly signOn: Pick<SignOn, 'findSessionId'>;
  readonly planBook: PlanBook;
};

/** Between heartbeats, which keep a connection open (milliseconds). */
const BEAT_MS = 25_000;

/** Per account or token; a browser's own limit for one site is lower. */
const MOST_OF_ACCOUNT = 20;

const MAX_VERSION = 2_147_483_647;

export function addEventRoutes(app: MilepostApp, { store, asking, signOn, planBook }: EventParts): void {
  const warn = (message: string) => app.log.warn(message);
  const news = createPlanNews({ store, planBook, warn });
  const listeners = createListenerWatch({ store, warn });
  const open = new Set<() => void>();
  const countOfAccount = new Map<string, number>();
  app.addHook('preClose', async () => {
    for (const end of [...open]) end();
    news.close();
    listeners.close();
  });

  app.get(
    `${addresses.plans}/:planId/events`,
    {
      config: { right: 'followLive' },
      exposeHeadRoute: false,
      schema: {
        tags: ['plans'],
        operationId: 'followChanges',
        summary: 'Server-sent events: one change event {version, goals} for each write, its id the version',
        params: z.object({ planId: z.string() }),
        querystring: z.object({
          since: z.coerce
            .number('must be a version')
            .int('must be a version')
            .min(0)
            .max(MAX_VERSION)
            .optional()
            .describe('The version already known: what was written since comes first'),
        }),
        headers: z.looseObject({
          'last-event-id': z.string().optional().describe('As since; a browser sends it when it connects again'),
        }),
        response: { 200: z.unknown().describe('text/event-stream'), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { planId } = request.params;
      const listener = await listenerOf(request, reply, planId);
      const leave = enter('tokenId' in listener.by ? listener.by.tokenId : listener.by.accountId);
      const stream = createEventStream();
      const unfollow = news.follow(planId, {
        since: lastEventIdOf(request.headers['last-event-id']) ?? request.query.since ?? null,
        onChange: stream.change,
        onGone: stream.end,
      });
      const unwatch = listeners.watch(listener, stream.end);
      const beats = setInterval(stream.beat, BEAT_MS).unref();
      open.add(stream.end);
      stream.body.once('close', () => {
        clearInterval(beats);
        open.delete(stream.end);
        unfollow();
        unwatch();
        leave();
      });
      reply.raw.once('close', () => stream.body.destroy());
      // A client that disconnected during authentication must not be registered.
      if (request.raw.socket.destroyed) stream.body.destroy();
      // Keeps proxies from buffering events.
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      return reply.type('text/event-stream; charset=utf-8').send(stream.body);
    },
  );

  async function listenerOf(request: FastifyRequest, reply: FastifyReply, planId: string): Promise<Listener> {
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'followLive');
    const { tokenId, member } = membership;
    const by = tokenId === null ? await sessionOf(request, reply) : { tokenId, isOfPlan: isNobody(member) };
    return { planId, memberId: member.id, role: member.role, by };
  }

  async function sessionOf(request: FastifyRequest, reply: FastifyReply): Promise<BySession> {
    const { id: accountId } = await asking.account(request, reply);
    const sessionId = await signOn.findSessionId(request.headers.cookie);
    if (sessionId === null) throw notSignedIn();
    return { sessionId, accountId };
  }

  /** Counts a connection of an account or token; returns the function that releases it. Throws Refusal (429). */
  function enter(id: string): () => void {
    const count = countOfAccount.get(id) ?? 0;
    if (count >= MOST_OF_ACCOUNT) throw tooMany();
    countOfAccount.set(id, count + 1);
    return () => {
      const left = (countOfAccount.get(id) ?? 1) - 1;
      if (left === 0) countOfAccount.delete(id);
      else countOfAccount.set(id, left);
    };
  }
}

function lastEventIdOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,10}$/.test(header) ? Number(header) : null;
}

function tooMany(): Refusal {
  return new Refusal({
    code: 'too_many_connections',
    status: 429,
    message: `More than ${MOST_OF_ACCOUNT} pages or programs of yours follow changes already. Close some of them.`,
  });
}
