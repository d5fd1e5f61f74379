import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { savedFilterDoneSchema, savedFilterIdSchema, wireSavedFiltersSchema } from '#contract/savedFilter.ts';
import { acceptForms } from '#server/http/bodies.ts';
import { notFound } from '#server/http/errorReply.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import { type Asking, requireRight } from '#server/plans/asking.ts';
import type { Store } from '#server/store/store.ts';
import { type FilterCall, filterCallSchema, isRemote } from './filterCall.ts';
import {
  createSavedFilter,
  deleteSavedFilter,
  type FilterOwner,
  findSavedFilters,
  nameTaken,
  updateSavedFilter,
} from './savedFilterRepository.ts';

/** The page's own first entry; a filter of that name could not be told from it. */
const BUILT_IN = 'default dashboard';

/** The saved filters of a member (specification, sections 6 and 7): form-encoded, `_method` selects the action. */
export async function addSavedFilterRoutes(
  app: MilepostApp,
  { store, asking }: { readonly store: Store; readonly asking: Asking },
): Promise<void> {
  await app.register(async (scope: MilepostApp) => {
    acceptForms(scope);
    scope.post(
      addresses.savedFilters,
      {
        schema: {
          tags: ['saved filters'],
          summary: 'Lists, makes, changes and deletes saved filters; _method selects which',
          consumes: ['application/x-www-form-urlencoded'],
          body: filterCallSchema,
          response: {
            200: z.union([wireSavedFiltersSchema, savedFilterIdSchema, savedFilterDoneSchema]),
            ...refusals(400, 401, 404, 409),
          },
        },
      },
      async (request, reply) => answer(await ownerOf(request, reply, request.body), request.body),
    );
  });

  /** In remote mode the claims open nothing by themselves, whoever is signed in (readings, section 6). */
  async function ownerOf(request: FastifyRequest, reply: FastifyReply, call: FilterCall): Promise<FilterOwner> {
    if (isRemote(call)) throw notFound();
    const membership = await asking.member(request, reply, call.plan_id ?? null);
    const { id: memberId, departmentId } = membership.member;
    requireRight(membership, RIGHTS[call._method], { memberId, departmentId });
    return { planId: membership.plan.id, memberId };
  }

  async function answer(owner: FilterOwner, call: FilterCall) {
    switch (call._method) {
      case 'getAllFilters': {
        const filters = await findSavedFilters(store.db, owner);
        return filters.map(({ id, name, params }) => ({ id, name, filter_params: params }));
      }
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
