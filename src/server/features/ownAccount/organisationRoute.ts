import { doneSchema, organisationSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/base/errors.ts';
import { isAdministrator } from '#server/features/accounts/accountRepository.ts';
import { requireAsker } from '#server/features/accounts/asker.ts';
import { saveOrganisation } from '#server/features/accounts/organisation.ts';
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
      const { id } = await requireAsker(findAsker, request, reply);
      if (!(await isAdministrator(store.db, id))) throw notAllowed();
      await saveOrganisation(store.db, request.body.organisation);
      return { success: true as const };
    },
  );
}

function notAllowed(): Refusal {
  return new Refusal({ code: 'not_allowed', status: 403, message: 'Only an administrator may do this.' });
}
