import * as z from 'zod';
import { doneSchema, ownTokensSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/base/errors.ts';
import { deleteApiToken, findTokensOfAccount } from '#server/features/accounts/apiTokenRepository.ts';
import { requireAsker } from '#server/features/accounts/asker.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AccountParts } from './accountRoutes.ts';

export function addOwnTokenRoutes(app: MilepostApp, { store, findAsker }: AccountParts): void {
  const about = { tags: ['account'] };

  app.get(
    addresses.accountTokens,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'listOwnApiTokens',
        summary: 'The caller’s API tokens in all plans, newest first',
        response: { 200: ownTokensSchema, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAsker(findAsker, request, reply);
      return findTokensOfAccount(store.db, id);
    },
  );

  app.delete(
    `${addresses.accountTokens}/:planId/:id`,
    {
      config: { right: 'account' },
      schema: {
        ...about,
        operationId: 'revokeOwnApiToken',
        summary: 'Revokes one of the caller’s API tokens at once',
        params: z.object({ planId: z.string(), id: z.string() }),
        response: { 200: doneSchema, ...refusals(401, 404) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await requireAsker(findAsker, request, reply);
      const { planId, id } = request.params;
      const own = await findTokensOfAccount(store.db, accountId);
      if (!own.some((token) => token.plan_id === planId && token.id === id)) throw notThere();
      await deleteApiToken(store.db, { planId, id });
      return { success: true as const };
    },
  );
}

function notThere(): Refusal {
  return new Refusal({ code: 'token_not_found', status: 404, message: 'You have no such API token any more.' });
}
