import { installationAddresses } from '#contract/installationAddresses.ts';
import { operationsSchema } from '#contract/operations.ts';
import { programVersion } from '#server/base/programVersion.ts';
import type { FindAsker } from '#server/features/accounts/asker.ts';
import { requireAdministrator } from '#server/features/accounts/requireAdministrator.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { listOperations, type Operations } from '#server/platform/operations/operations.ts';
import type { Store } from '#server/store/database/store.ts';

export function addOperationsRoute(
  app: MilepostApp,
  {
    store,
    findAsker,
    operations,
  }: { readonly store: Store; readonly findAsker: FindAsker; readonly operations: Operations },
): void {
  app.get(
    installationAddresses.operations,
    {
      config: { right: 'administrator' },
      schema: {
        tags: ['installation'],
        operationId: 'getOperations',
        summary: 'The state of store, disk, backups, mail and webhooks; for administrators',
        response: { 200: operationsSchema, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await requireAdministrator({ store, findAsker }, request, reply);
      await operations.look();
      return {
        version: programVersion,
        operations: listOperations(operations).map((operation) => ({
          name: operation.name,
          state: operation.state,
          reason: operation.reason,
          failing_since: operation.failingSince,
          last_success_at: operation.lastSuccessAt,
        })),
      };
    },
  );
}
