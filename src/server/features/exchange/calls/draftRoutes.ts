import * as z from 'zod';
import { importPreviewSchema } from '#contract/import.ts';
import { diffRowsSchema, importDraftSchema } from '#contract/importDraft.ts';
import { standingGoalsSchema } from '#contract/importStanding.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { draftGoals, draftReply, draftRows } from './draftReply.ts';
import { IMPORT_TAGS, type ImportPlace, sessionOf } from './importPlace.ts';

const MOST_ROWS = 500;
const rowsQuery = z.object({
  kind: z.enum(['all', 'added', 'changed', 'refused', 'unchanged']).default('all'),
  search: z.string().max(200).default(''),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(MOST_ROWS).default(100),
});

/** What is looked at while an import waits. */
export function addDraftRoutes(app: MilepostApp, path: string, place: ImportPlace): void {
  const { where, right, operations, params } = place;

  app.get(
    `${path}/:id`,
    {
      config: { right },
      schema: {
        tags: IMPORT_TAGS,
        operationId: `get${operations}`,
        summary: `A pending import ${where}: counts, columns, defaults and open questions`,
        params,
        response: { 200: importDraftSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => draftReply(await sessionOf(place, { request, reply })),
  );

  app.get(
    `${path}/:id/rows`,
    {
      config: { right },
      schema: {
        tags: IMPORT_TAGS,
        operationId: `list${operations}Rows`,
        summary: 'What an import adds, changes, rejects and leaves unchanged, cell by cell',
        params,
        querystring: rowsQuery,
        response: { 200: diffRowsSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => draftRows(await sessionOf(place, { request, reply }), request.query),
  );

  app.get(
    `${path}/:id/goals`,
    {
      config: { right },
      schema: {
        tags: IMPORT_TAGS,
        operationId: `list${operations}Goals`,
        summary: 'The goals of files of another layout as they will stand, each with its row of the file',
        params,
        querystring: rowsQuery.omit({ kind: true }),
        response: { 200: standingGoalsSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => draftGoals(await sessionOf(place, { request, reply }), request.query),
  );

  app.get(
    `${path}/:id/report.json`,
    {
      config: { right },
      schema: {
        tags: IMPORT_TAGS,
        operationId: `get${operations}Report`,
        summary: 'Everything an import assumed, changed and left out, line by line',
        params,
        response: { 200: importPreviewSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { result } = await sessionOf(place, { request, reply });
      reply.header('content-disposition', 'attachment; filename="import-report.json"');
      return result.preview;
    },
  );
}
