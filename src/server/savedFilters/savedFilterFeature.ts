import type { MilepostApp } from '#server/http/milepostApp.ts';
import { createRemoteFilters, type RemoteFilterParts } from './remoteFilters.ts';
import { addSavedFilterRoutes, type SavedFilterParts } from './savedFilterRoutes.ts';

/** Saved filters: one's own, and through a share those of its maker. */
export async function savedFilterFeature(
  app: MilepostApp,
  parts: RemoteFilterParts & Omit<SavedFilterParts, 'findRemoteFilters'>,
): Promise<void> {
  await addSavedFilterRoutes(app, { ...parts, findRemoteFilters: createRemoteFilters(parts) });
}
