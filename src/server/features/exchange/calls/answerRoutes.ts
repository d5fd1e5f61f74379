import * as z from 'zod';
import {
  type ImportAnswers,
  importAnswersSchema,
  importAppliedSchema,
  importDraftSchema,
} from '#contract/importDraft.ts';
import { Refusal } from '#server/base/errors.ts';
import { reasonHeader } from '#server/features/asking/ifMatch.ts';
import { emittingRefusals } from '#server/features/asking/refusedCalls.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { applyDraft } from './applyDraft.ts';
import { checkMapping } from './checkMapping.ts';
import { draftReply } from './draftReply.ts';
import { askerOf, IMPORT_TAGS, type ImportPlace, sessionOf } from './importPlace.ts';
import { workOut } from './workOut.ts';

/** What is answered while an import waits, and what ends it. */
export function addAnswerRoutes(app: MilepostApp, path: string, place: ImportPlace): void {
  const { sessions, one, importerOf, right, operations, params } = place;

  app.patch(
    `${path}/:id`,
    {
      config: { right },
      schema: {
        tags: IMPORT_TAGS,
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
      config: { right },
      schema: {
        tags: IMPORT_TAGS,
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
      config: { right },
      schema: {
        tags: IMPORT_TAGS,
        operationId: `delete${operations}`,
        summary: 'Discards a pending import',
        params,
        response: { 200: z.object({ success: z.literal(true) }), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      sessions.forget((await sessionOf(place, { request, reply })).id);
      return { success: true as const };
    },
  );
}

/** Characters of all answers together: each call adds to what is kept until the import is applied. */
const MOST_ANSWERED = 1024 * 1024;

/** Answers to questions are added to those given before; an empty one takes an answer back. */
function answersAfter(before: ImportAnswers, said: ImportAnswers): ImportAnswers {
  if (said.answers === undefined) return { ...before, ...said };
  const answers = Object.fromEntries(
    Object.entries({ ...before.answers, ...said.answers }).filter(([, value]) => value !== ''),
  );
  if (JSON.stringify(answers).length > MOST_ANSWERED) {
    throw new Refusal({
      code: 'bad_request',
      status: 400,
      message: 'These are more answers than an import keeps (1 MB of names and values). Mend the file itself.',
    });
  }
  return { ...before, ...said, answers };
}
