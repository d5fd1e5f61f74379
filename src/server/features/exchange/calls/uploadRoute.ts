import type { FastifyRequest } from 'fastify';
import { importDraftSchema } from '#contract/importDraft.ts';
import { Refusal } from '#server/base/errors.ts';
import { emitRefusedCall, emittingRefusals } from '#server/features/asking/refusedCalls.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { refuseUnknownFields } from '#server/platform/http/refuseUnknownNames.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import type { AttemptLimit } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import type { Store } from '#server/store/database/store.ts';
import { draftReply } from './draftReply.ts';
import type { Importer } from './importer.ts';
import { askerOf, IMPORT_TAGS, type ImportPlace } from './importPlace.ts';
import { newPlanOf } from './newPlanFields.ts';
import type { Upload } from './upload.ts';
import { workOut } from './workOut.ts';

/** Files handed in by one account from one address: what no person and no nightly program comes near. */
export const IMPORTS: AttemptLimit = { attempts: 600, windowMs: 5 * 60_000 };

export function addUploadRoute(app: MilepostApp, path: string, place: ImportPlace): void {
  const { sessions, one, importerOf, where, right, operations } = place;
  /** Asked before the body is taken in: ten megabytes are not read for somebody who may not import. */
  const askedFirst = new WeakMap<FastifyRequest, Importer>();

  app.post(
    path,
    {
      config: { right, form: place.form },
      onRequest: async (request, reply) => {
        const importer = await importerOf(request, reply);
        const subject = `imports of ${importer.ownerId} ${askerAt(request.ip)}`;
        await refuseTooMany(place.store, { subject, limit: IMPORTS, reply });
        one.claim(askerOf(request, importer), reply);
        askedFirst.set(request, importer);
      },
      schema: {
        tags: IMPORT_TAGS,
        operationId: `upload${operations}`,
        summary: `Uploads files to import ${where} as multipart/form-data (part “file”, up to 10 MB): replies with what they would change and writes nothing`,
        consumes: ['multipart/form-data'],
        response: { 200: importDraftSchema, ...refusals(400, 401, 403, 404, 413, 415, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const importer = askedFirst.get(request) ?? (await importerOf(request, reply));
      const { files, fields } = uploadOf(request.body);
      if (importer.planId !== null) refuseUnknownFields(null, Object.fromEntries(fields));
      const newPlan = importer.planId === null ? newPlanOf(fields) : null;
      const answers = {};
      const worked = await emittingRefusals(place.store, importer.program, () =>
        one.work(askerOf(request, importer), () => workOut(place, { importer, newPlan, files, answers })),
      );
      tellUnreadable(place.store, importer, worked.result.preview);
      const { ownerId } = importer;
      return draftReply(sessions.keep({ ownerId, planId: importer.planId, newPlan, files, answers, ...worked }));
    },
  );
}

/** Files of a program that are refused as a whole: the call itself succeeds. */
function tellUnreadable(
  store: Store,
  { program }: Importer,
  { refusals: [first] }: { readonly refusals: readonly { readonly file: string; readonly reason: string }[] },
): void {
  if (program === null || first === undefined) return;
  emitRefusedCall(store, { ...program, code: 'file_refused', message: `${first.file}: ${first.reason}.` });
}

function uploadOf(body: unknown): Upload {
  if (isUpload(body)) return body;
  throw new Refusal({
    code: 'unsupported_media_type',
    status: 415,
    message: 'Send the file as multipart/form-data, in a part called “file”.',
  });
}

function isUpload(body: unknown): body is Upload {
  return typeof body === 'object' && body !== null && 'files' in body && 'fields' in body && body.fields instanceof Map;
}
