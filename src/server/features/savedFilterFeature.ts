import { createRemoteFilters, type RemoteFilterParts } from '#server/features/savedFilters/remoteFilters.ts';
import { addSavedFilterRoutes, type SavedFilterParts } from '#server/features/savedFilters/savedFilterRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export async function savedFilterFeature(
  app: MilepostApp,
  parts: RemoteFilterParts & Omit<SavedFilterParts, 'findRemoteFilters'>,
): Promise<void> {
  await addSavedFilterRoutes(app, { ...parts, findRemoteFilters: createRemoteFilters(parts) });
}
