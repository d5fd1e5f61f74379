import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { importPreviewSchema } from '#contract/import.ts';
import {
  diffRowsSchema,
  type ImportAnswers,
  importAnswersSchema,
  importAppliedSchema,
  importDraftSchema,
} from '#contract/importDraft.ts';
import { standingGoalsSchema } from '#contract/importStanding.ts';
import { Refusal } from '#server/base/errors.ts';
import { reasonHeader } from '#server/features/asking/ifMatch.ts';
import { emitRefusedCall, emittingRefusals } from '#server/features/asking/refusedCalls.ts';
import { notedOf } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { refuseUnknownFields } from '#server/platform/http/refuseUnknownNames.ts';
import type { RouteRight } from '#server/platform/http/routeRights.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import type { AttemptLimit } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import type { Store } from '#server/store/database/store.ts';
import { applyDraft } from './applyDraft.ts';
import { checkMapping } from './checkMapping.ts';
import { draftGoals, draftReply, draftRows } from './draftReply.ts';
import { type Importer, importerInto, importerOfNew } from './importer.ts';
import type { ImportParts } from './importParts.ts';
import { createImportSessions, type ImportSessions } from './importSessions.ts';
import { newPlanFieldsSchema, newPlanOf } from './newPlanFields.ts';
import { createOneAtATime, importUnderWay, type OneAtATime } from './oneAtATime.ts';
import { acceptUploads, MOST_FILES, type Upload } from './upload.ts';
import { workOut } from './workOut.ts';

/** Imports by the page: a file is handed in, looked at as a difference, and applied as one change (issue of imports). */
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
    .max(MOST_FILES),
});

const planIdParam = z.object({ planId: z.string() });

/** Files handed in by one account from one address: what no person and no nightly program comes near. */
export const IMPORTS: AttemptLimit = { attempts: 600, windowMs: 5 * 60_000 };

const MOST_ROWS = 500;
const rowsQuery = z.object({
  kind: z.enum(['all', 'added', 'changed', 'refused', 'unchanged']).default('all'),
  search: z.string().max(200).default(''),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(100),
});

type Place = ImportParts & {
  readonly sessions: ImportSessions;
  readonly one: OneAtATime;
  readonly where: string;
  readonly right: RouteRight;
  /** What the ids of its operations are about. */
  readonly operations: 'Import' | 'NewPlanImport';
  readonly form: z.ZodType;
  readonly params: z.ZodObject<{ id: z.ZodString }>;
  readonly importerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Importer>;
};

function addRoutesAt(app: MilepostApp, path: string, place: Place): void {
  const { sessions, one, importerOf, where, right, operations, params } = place;
  const config = { right };
  const tags = ['import and export'];
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
        tags,
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

  app.get(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: `get${operations}`,
        summary: `A pending import ${where}: counts, columns, defaults and open questions`,
        params,
        response: { 200: importDraftSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => draftReply(await sessionOf(request, reply)),
  );

  app.get(
    `${path}/:id/rows`,
    {
      config,
      schema: {
        tags,
        operationId: `list${operations}Rows`,
        summary: 'What an import adds, changes, rejects and leaves unchanged, cell by cell',
        params,
        querystring: rowsQuery,
        response: { 200: diffRowsSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => draftRows(await sessionOf(request, reply), request.query),
  );

  app.get(
    `${path}/:id/goals`,
    {
      config,
      schema: {
        tags,
        operationId: `list${operations}Goals`,
        summary: 'The goals of files of another layout as they will stand, each with its row of the file',
        params,
        querystring: rowsQuery.omit({ kind: true }),
        response: { 200: standingGoalsSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => draftGoals(await sessionOf(request, reply), request.query),
  );

  app.get(
    `${path}/:id/report.json`,
    {
      config,
      schema: {
        tags,
        operationId: `get${operations}Report`,
        summary: 'Everything an import assumed, changed and left out, line by line',
        params,
        response: { 200: importPreviewSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { result } = await sessionOf(request, reply);
      reply.header('content-disposition', 'attachment; filename="import-report.json"');
      return result.preview;
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: `update${operations}`,
        summary: 'Sets how columns are read, which values apply to many goals, and which rows are left out',
        params,
        body: importAnswersSchema,
        response: { 200: importDraftSchema, ...refusals(400, 401, 403, 404, 422, 503) },
      },
    },
    async (request, reply) => {
      const importer = await importerOf(request, reply);
      const find = () => sessions.find({ id: request.params.id, ownerId: importer.ownerId, planId: importer.planId });
      checkMapping(request.body.mapping, find().result.parts.fields);
      const isOnlyChoosing = Object.keys(request.body).every((key) => key === 'left_out');
      if (isOnlyChoosing) {
        const session = find();
        return draftReply(sessions.keep({ ...session, answers: answersAfter(session.answers, request.body) }));
      }
      // Found once earlier answers are worked out, so that none of them is lost.
      return one.work(askerOf(request, importer), async () => {
        const session = find();
        const answers = answersAfter(session.answers, request.body);
        const { newPlan, files } = session;
        const worked = await workOut(place, { importer, newPlan, files, answers });
        return draftReply(sessions.keep({ ...session, answers, ...worked }));
      });
    },
  );

  app.post(
    `${path}/:id/apply`,
    {
      config,
      schema: {
        tags,
        operationId: `apply${operations}`,
        summary:
          'Applies an import as one change, which can be undone as one; 409 where the plan has changed meanwhile',
        params,
        headers: reasonHeader,
        response: { 200: importAppliedSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const importer = await importerOf(request, reply);
      const session = sessions.find({ id: request.params.id, ownerId: importer.ownerId, planId: importer.planId });
      const applied = await emittingRefusals(place.store, importer.program, () =>
        applyDraft(place, { importer, session }),
      );
      sessions.forget(session.id);
      return applied;
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: `delete${operations}`,
        summary: 'Discards a pending import',
        params,
        response: { 200: z.object({ success: z.literal(true) }), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      sessions.forget((await sessionOf(request, reply)).id);
      return { success: true as const };
    },
  );

  async function sessionOf(request: FastifyRequest, reply: FastifyReply) {
    const importer = await importerOf(request, reply);
    const { id } = params.parse(request.params);
    return sessions.find({ id, ownerId: importer.ownerId, planId: importer.planId });
  }
}

/** Answers to questions are added to those given before; an empty one takes an answer back. */
function answersAfter(before: ImportAnswers, said: ImportAnswers): ImportAnswers {
  if (said.answers === undefined) return { ...before, ...said };
  const answers = Object.fromEntries(
    Object.entries({ ...before.answers, ...said.answers }).filter(([, value]) => value !== ''),
  );
  return { ...before, ...said, answers };
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

/** The account or token, whichever plan it imports into. */
function askerOf(request: FastifyRequest, { ownerId }: Importer): string {
  return notedOf(request).who ?? ownerId;
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
