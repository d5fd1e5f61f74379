import type { FindAsker } from '#server/accounts/asker.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import type { Operations } from '#server/operations/operations.ts';
import type { Store } from '#server/store/database/store.ts';
import { addHealth } from './health.ts';
import { addOperationsRoute } from './operationsRoute.ts';
import { addVersion } from './version.ts';

export type InstallationParts = {
  readonly store: Store;
  readonly findAsker: FindAsker;
  readonly operations: Operations;
};

/** The state of the installation: health, version, and what administrators are told. */
export function installationFeature(app: MilepostApp, parts: InstallationParts): void {
  addHealth(app, parts.operations);
  addOperationsRoute(app, parts);
  addVersion(app);
}
