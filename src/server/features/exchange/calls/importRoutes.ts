import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { UPLOAD_MAX_FILES } from '#contract/importDraft.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { addAnswerRoutes } from './answerRoutes.ts';
import { addDraftRoutes } from './draftRoutes.ts';
import { importerInto, importerOfNew } from './importer.ts';
import type { ImportParts } from './importParts.ts';
import type { ImportPlace } from './importPlace.ts';
import { createImportSessions } from './importSessions.ts';
import { newPlanFieldsSchema } from './newPlanFields.ts';
import { createOneAtATime, importUnderWay } from './oneAtATime.ts';
import { acceptUploads } from './upload.ts';
import { addUploadRoute } from './uploadRoute.ts';

/** Imports by the page: a file is handed in, looked at as a difference, and applied as one change. */
export async function addImportRoutes(app: MilepostApp, parts: ImportParts): Promise<void> {
  const sessions = createImportSessions(parts.clock);
  const one = createOneAtATime(importUnderWay);
  await app.register(async (scope: MilepostApp) => {
    acceptUploads(scope);
    addRoutesAt(scope, `${addresses.plans}/:planId/imports`, {
      ...parts,
      sessions,
      one,
      where: 'into a plan',
      right: 'import',
      operations: 'Import',
      form: filesForm,
      params: z.object({ planId: z.string(), id: z.string() }),
      importerOf: (request, reply) =>
        importerInto(parts.asking, request, { reply, planId: planIdParam.parse(request.params).planId }),
    });
    addRoutesAt(scope, addresses.imports, {
      ...parts,
      sessions,
      one,
      where: 'into a plan that is to be made',
      right: 'planMaker',
      operations: 'NewPlanImport',
      form: newPlanFieldsSchema.extend(filesForm.shape),
      params: z.object({ id: z.string() }),
      importerOf: (request, reply) => importerOfNew(parts, request, reply),
    });
  });
}

/** As many files as one import takes; each is a part “file”. */
const filesForm = z.object({
  file: z
    .array(z.unknown().meta({ type: 'string', format: 'binary' }))
    .min(1)
    .max(UPLOAD_MAX_FILES),
});

const planIdParam = z.object({ planId: z.string() });

function addRoutesAt(app: MilepostApp, path: string, place: ImportPlace): void {
  addUploadRoute(app, path, place);
  addDraftRoutes(app, path, place);
  addAnswerRoutes(app, path, place);
}
