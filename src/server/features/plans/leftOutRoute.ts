import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { importProofSchema } from '#contract/importQuestion.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findLeftOut } from '#server/store/history/findLeftOut.ts';

const MAX_VERSION = 2_147_483_647;

/** What an import left out, for who may import: a column that no goal has a field for may say more than goals do. */
export function addLeftOutRoute(
  app: MilepostApp,
  { store, asking }: { readonly store: Store; readonly asking: Asking },
): void {
  app.get(
    `${addresses.plans}/:planId/changes/:version/left-out`,
    {
      config: { right: 'import' },
      schema: {
        tags: ['plans'],
        operationId: 'getLeftOut',
        summary: 'What of its files an import did not take in, column by column and cell by cell',
        params: z.object({ planId: z.string(), version: z.coerce.number().int().min(1).max(MAX_VERSION) }),
        response: { 200: importProofSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { planId, version } = request.params;
      const membership = await asking.member(request, reply, planId);
      requireRight(membership, 'import');
      const leftOut = await findLeftOut(store.db, { planId: membership.plan.id, version });
      if (leftOut === null)
        throw new Refusal({
          code: 'nothing_left_out',
          status: 404,
          message: 'This change is no import that left something out.',
        });
      reply.header('cache-control', 'no-store');
      return leftOut;
    },
  );
}
