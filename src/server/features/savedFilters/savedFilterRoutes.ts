import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { savedFilterDoneSchema, savedFilterIdSchema, wireSavedFiltersSchema } from '#contract/savedFilter.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { ShareVisit } from '#server/features/sharing/shareAuth.ts';
import { carryShare } from '#server/features/sharing/shareRequest.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import { acceptForms } from '#server/platform/http/bodies.ts';
import { notFound } from '#server/platform/http/errorReply.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { type FilterCall, filterCallSchema, isRemote } from './filterCall.ts';
import {
  createSavedFilter,
  deleteSavedFilter,
  type FilterOwner,
  findSavedFilters,
  nameTaken,
  type StoredFilter,
  updateSavedFilter,
} from './savedFilterRepository.ts';

/** The page's own first entry; a filter of that name could not be told from it. */
const BUILT_IN = 'default dashboard';

export type SavedFilterParts = {
  readonly store: Store;
  readonly asking: Asking;
  readonly findRemoteFilters: (visit: ShareVisit) => Promise<StoredFilter[]>;
};

export async function addSavedFilterRoutes(
  app: MilepostApp,
  { store, asking, findRemoteFilters }: SavedFilterParts,
): Promise<void> {
  await app.register(async (scope: MilepostApp) => {
    acceptForms(scope);
    scope.post(
      addresses.savedFilters,
      {
        config: { right: 'createSavedFilter', unknownNames: 'listed' },
        schema: {
          tags: ['saved filters'],
          operationId: 'callSavedFilters',
          summary: 'Lists, creates, changes and deletes saved filters; _method selects which',
          consumes: ['application/x-www-form-urlencoded'],
          querystring: z.object({ encv: shareToken }),
          headers: sharePassHeader,
          body: filterCallSchema,
          response: {
            200: z.union([wireSavedFiltersSchema, savedFilterIdSchema, savedFilterDoneSchema]),
            ...refusals(400, 401, 403, 404, 409, 429),
          },
        },
      },
      async (request, reply) => {
        const call = request.body;
        readToken(request, reply, call);
        const asker = await asking.viewer(request, reply, { planId: call.plan_id ?? null });
        if ('share' in asker) return answerShare(asker, call);
        const { id: memberId, departmentId } = asker.member;
        requireRight(asker, RIGHTS[call._method], { memberId, departmentId });
        return answer({ planId: asker.plan.id, memberId }, call);
      },
    );
  });

  /** The one call open to a share; its claims must match its token (rule 7.5). */
  async function answerShare(visit: ShareVisit, call: FilterCall) {
    const { share } = visit;
    if (!isClaim(call.remote_plans_id, share.planId) || !isClaim(call.remote_user_id, share.maker.memberId)) {
      throw notFound();
    }
    requireRight(visit, RIGHTS[call._method]);
    return (await findRemoteFilters(visit)).map(wireFilterOf);
  }

  async function answer(owner: FilterOwner, call: FilterCall) {
    switch (call._method) {
      case 'getAllFilters':
        return (await findSavedFilters(store.db, owner)).map(wireFilterOf);
      case 'setFilter':
        refuseBuiltIn(call.name);
        return { dash_filters_id: await createSavedFilter(store, owner, contentOf(call)) };
      case 'updateFilter':
        refuseBuiltIn(call.name);
        await updateSavedFilter(store, owner, { ...contentOf(call), id: call.dash_filters_id });
        return DONE;
      case 'deleteFilter':
        await deleteSavedFilter(store.db, owner, call.dash_filters_id);
        return DONE;
    }
  }
}

/**
 * The token may be in the form or the address; in both it must be the same. In remote mode the claims are worth
 * nothing without it, whoever is signed in.
 */
function readToken(request: FastifyRequest, reply: FastifyReply, call: FilterCall): void {
  const { encv } = call;
  if (encv !== undefined && request.shareToken !== null && encv !== request.shareToken) throw notFound();
  if (encv !== undefined) carryShare(request, reply, encv);
  if (isRemote(call) && request.shareToken === null) throw notFound();
}

function isClaim(claimed: string | undefined, actual: string): boolean {
  return claimed === undefined || claimed === actual;
}

function wireFilterOf({ id, name, params }: StoredFilter) {
  return { id, name, filter_params: params };
}

const DONE = { success: true as const };

const RIGHTS = {
  getAllFilters: 'readSavedFilters',
  setFilter: 'createSavedFilter',
  updateFilter: 'editSavedFilter',
  deleteFilter: 'editSavedFilter',
} as const;

function contentOf(call: { readonly name: string; readonly filter_params: string }) {
  return { name: call.name, params: call.filter_params };
}

function refuseBuiltIn(name: string): void {
  if (name.toLowerCase() === BUILT_IN) throw nameTaken(name);
}
