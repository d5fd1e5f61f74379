import type { ImportParts } from '#server/exchange/calls/importParts.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { addExportRoutes, type ExportParts } from './calls/exportRoutes.ts';
import { addImportRoutes } from './calls/importRoutes.ts';
import { addMappingRoutes } from './calls/mappingRoutes.ts';

/** Import and export. */
export async function exchangeFeature(app: MilepostApp, parts: ImportParts & ExportParts): Promise<void> {
  await addImportRoutes(app, parts);
  addMappingRoutes(app, parts);
  addExportRoutes(app, parts);
}
