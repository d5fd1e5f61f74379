import { addExportRoutes, type ExportParts } from '#server/features/exchange/calls/exportRoutes.ts';
import type { ImportParts } from '#server/features/exchange/calls/importParts.ts';
import { addImportRoutes } from '#server/features/exchange/calls/importRoutes.ts';
import { addMappingRoutes } from '#server/features/exchange/calls/mappingRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export async function exchangeFeature(app: MilepostApp, parts: ImportParts & ExportParts): Promise<void> {
  await addImportRoutes(app, parts);
  addMappingRoutes(app, parts);
  addExportRoutes(app, parts);
}
