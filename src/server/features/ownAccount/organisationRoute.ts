import { doneSchema, organisationSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { saveOrganisation } from '#server/features/accounts/organisation.ts';
import { requireAdministrator } from '#server/features/accounts/requireAdministrator.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AccountParts } from './accountRoutes.ts';

/** Shown under "Sign in", and suggested for the organisation of a new plan. */
export function addOrganisationRoute(app: MilepostApp, { store, findAsker }: AccountParts): void {
  app.put(
    addresses.organisation,
    {
      config: { right: 'administrator' },
      schema: {
        tags: ['account'],
        operationId: 'setOrganisation',
        summary: 'Sets the name of the organisation that runs this installation; for administrators',
        body: organisationSchema,
        response: { 200: doneSchema, ...refusals(400, 401, 403) },
      },
    },
    async (request, reply) => {
      await requireAdministrator({ store, findAsker }, request, reply);
      await saveOrganisation(store.db, request.body.organisation);
      return { success: true as const };
    },
  );
}
