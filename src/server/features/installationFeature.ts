import type { FindAsker } from '#server/features/accounts/asker.ts';
import { addHealth } from '#server/features/installation/health.ts';
import { addOperationsRoute } from '#server/features/installation/operationsRoute.ts';
import { addPolicyRoutes, type PolicyParts } from '#server/features/installation/policyRoutes.ts';
import { addVersion } from '#server/features/installation/version.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import type { Operations } from '#server/platform/operations/operations.ts';
import type { Store } from '#server/store/database/store.ts';

export type InstallationParts = PolicyParts & {
  readonly store: Store;
  readonly findAsker: FindAsker;
  readonly operations: Operations;
};

export function installationFeature(app: MilepostApp, parts: InstallationParts): void {
  addHealth(app, parts.operations);
  addOperationsRoute(app, parts);
  addPolicyRoutes(app, parts);
  addVersion(app);
}
