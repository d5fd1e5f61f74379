import * as z from 'zod';
import { doneSchema, wireSessionsSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { Refusal } from '#server/base/errors.ts';
import { requireAsker } from '#server/features/accounts/asker.ts';
import { endSession, endSessions, findSessions } from '#server/features/accounts/sessions.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AccountParts } from './accountRoutes.ts';

export function addOwnSessionRoutes(app: MilepostApp, { store, signOn, findAsker }: AccountParts): void {
  const about = { tags: ['account'] };
  const done = { success: true } as const;

  app.get(
    addresses.accountSessions,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'listSessions',
        summary: 'The caller’s sessions, newest first',
        response: { 200: wireSessionsSchema, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAsker(findAsker, request, reply);
      const current = await signOn.findSessionId(request.headers.cookie);
      return (await findSessions(store.db, id)).map((session) => ({
        id: session.id,
        created_at: session.createdAt,
        last_seen_at: session.updatedAt,
        user_agent: session.userAgent,
        is_current: encodeFlag(session.id === current),
      }));
    },
  );

  app.delete(
    addresses.accountSessions,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'signOutEverywhere',
        summary: 'Signs out of all sessions, this one too',
        response: { 200: doneSchema, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAsker(findAsker, request, reply);
      await endSessions(store.db, id);
      return done;
    },
  );

  app.delete(
    `${addresses.accountSessions}/:sessionId`,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'endSession',
        summary: 'Signs out of one session',
        params: z.object({ sessionId: z.string() }),
        response: { 200: doneSchema, ...refusals(401, 404) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAsker(findAsker, request, reply);
      if (await endSession(store.db, { accountId, sessionId: request.params.sessionId })) return done;
      throw new Refusal({ code: 'session_not_found', status: 404, message: 'There is no such session any more.' });
    },
  );
}
