import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  allowedQuestionSchema,
  type ConnectionTested,
  connectionPatchSchema,
  connectionSchema,
  connectionsSchema,
  connectionTestedSchema,
  MOST_QUESTIONS,
  newConnectionSchema,
} from '#contract/connection.ts';
import { questionsFor } from '#core/access.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Refusal } from '#server/base/errors.ts';
import type { FindAsker } from '#server/features/accounts/asker.ts';
import { requireAdministrator } from '#server/features/accounts/requireAdministrator.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AttemptLimit } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import { createId } from '#server/store/database/id.ts';
import type { Store } from '#server/store/database/store.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { type ConnectionUse, connectionReply } from './connectionReply.ts';
import {
  deleteConnection,
  findConnections,
  noteAsked,
  putConnection,
  type StoredConnection,
} from './connectionRepository.ts';
import { isNameTaken } from './isNameTaken.ts';
import { noteQuestion } from './noteQuestion.ts';
import { placeOf } from './openConnection.ts';
import { refused } from './refused.ts';
import { existingPlans } from './refusePlans.ts';
import { refuseSettings } from './refuseSettings.ts';
import { type TryParts, tryConnection } from './tryConnection.ts';

export type ConnectionParts = TryParts & {
  readonly store: Store;
  readonly clock: Clock;
  readonly findAsker: FindAsker;
  /** The feeds that use a connection, by its id. */
  readonly findUses: () => Promise<ReadonlyMap<string, readonly ConnectionUse[]>>;
};

const MOST = 100;
/** Each is a request to another server. */
const TESTS: AttemptLimit = { attempts: 60, windowMs: 5 * 60_000 };
const success = z.object({ success: z.literal(true) });

/** Where feeds get their figures: for administrators, who alone have the secrets. */
export function addConnectionRoutes(app: MilepostApp, parts: ConnectionParts): void {
  const { store, clock, sealing, feedPlaces: places } = parts;
  const path = addresses.connections;
  const config = { right: 'administrator' } as const;
  const tags = ['feeds'];
  const one = z.object({ id: z.string() });

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'listConnections',
        summary: 'The connections that feeds may use, never with their secrets; for administrators',
        response: { 200: connectionsSchema, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await administratorOf(request, reply);
      const uses = await parts.findUses();
      return {
        connections: (await findConnections(store.db)).map((each) => connectionReply(each, uses.get(each.id) ?? [])),
        plans: (await findPlans(store.db)).map(({ id, name }) => ({ id, name })),
        folders: [...places.folders.keys()],
        origins: [...places.origins],
      };
    },
  );

  app.post(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'createConnection',
        summary: 'Creates a connection; its secret is sealed and never shown again',
        body: newConnectionSchema,
        response: { 201: connectionSchema, ...refusals(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const account = await administratorOf(request, reply);
      const { name, settings, secret = null, plan_ids: planIds, question_rule: questionRule } = request.body;
      refuseSettings(settings, places);
      const known = await findConnections(store.db);
      if (known.length >= MOST)
        throw refused(409, 'too_many', `There are at most ${MOST} connections. Remove one first.`);
      refuseTaken(name, known);
      const id = createId();
      const made: StoredConnection = {
        id,
        name,
        settings,
        sealed: secret === null ? null : sealing.seal(secret, placeOf(id, settings)),
        planIds: await existingPlans(store.db, planIds ?? [], []),
        wasOpen: false,
        questionRule,
        questions: storedQuestions(request.body.questions),
        by: account.name,
        createdAt: clock.now(),
        askedAt: null,
        failingSince: null,
        reason: null,
      };
      await putConnection(store, made);
      return reply.status(201).send(connectionReply(made, []));
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'updateConnection',
        summary: 'Changes a connection. Where it leads elsewhere, its secret has to be given again',
        params: one,
        body: connectionPatchSchema,
        response: { 200: connectionSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const before = await connectionOf(request, reply, request.params.id);
      const {
        name = before.name,
        settings = before.settings,
        secret,
        plan_ids: planIds,
        question_rule: questionRule = before.questionRule,
        questions,
      } = request.body;
      refuseSettings(settings, places);
      refuseTaken(
        name,
        (await findConnections(store.db)).filter(({ id }) => id !== before.id),
      );
      const { id } = before;
      const isMoved = placeOf(id, settings) !== placeOf(id, before.settings);
      if (isMoved && before.sealed !== null && secret === undefined) throw secretAgain();
      const sealed =
        secret === undefined ? before.sealed : secret === null ? null : sealing.seal(secret, placeOf(id, settings));
      const isOther = isMoved || secret !== undefined;
      const after = {
        ...before,
        name,
        settings,
        sealed,
        questionRule,
        ...(questions === undefined ? {} : { questions: storedQuestions(questions) }),
        // Whoever sends the plans has looked at them.
        ...(planIds === undefined
          ? {}
          : { planIds: await existingPlans(store.db, planIds ?? [], before.planIds), wasOpen: false }),
        ...(isOther ? { failingSince: null, reason: null, askedAt: null } : {}),
      };
      await putConnection(store, after);
      return connectionReply(after, (await parts.findUses()).get(id) ?? []);
    },
  );

  app.post(
    `${path}/:id/questions`,
    {
      config,
      schema: {
        tags,
        operationId: 'allowQuestion',
        summary: 'Allows the feeds of a plan one more question',
        params: one,
        body: allowedQuestionSchema,
        response: { 200: connectionSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const before = await connectionOf(request, reply, request.params.id);
      const { ask, plan_id: planId } = request.body;
      noteQuestion(request, { connection: before, ask });
      await existingPlans(store.db, [planId], []);
      const isNew = !questionsFor(before, planId).includes(ask);
      if (isNew && before.questions.length >= MOST_QUESTIONS)
        throw refused(409, 'too_many', `A connection has at most ${MOST_QUESTIONS} questions. Remove one first.`);
      const after = isNew ? { ...before, questions: [...before.questions, { ask, planId }] } : before;
      if (isNew) await putConnection(store, after);
      return connectionReply(after, (await parts.findUses()).get(before.id) ?? []);
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'deleteConnection',
        summary: 'Deletes a connection that no feed uses',
        params: one,
        response: { 200: success, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { id, name } = await connectionOf(request, reply, request.params.id);
      const uses = (await parts.findUses()).get(id) ?? [];
      if (uses.length > 0) throw stillUsed(name, uses);
      await deleteConnection(store, id);
      return { success: true as const };
    },
  );

  app.post(
    `${path}/:id/test`,
    {
      config,
      schema: {
        tags,
        operationId: 'testConnection',
        summary: 'Asks the source now, and says what it found or why it did not answer',
        params: one,
        response: { 200: connectionTestedSchema, ...refusals(401, 403, 404, 429) },
      },
    },
    async (request, reply): Promise<ConnectionTested> => {
      const connection = await connectionOf(request, reply, request.params.id);
      await refuseTooMany(store, { subject: 'tests of connections', limit: TESTS, reply });
      const tested = await tryConnection(connection, parts);
      await noteAsked(store, { id: connection.id, at: clock.now(), reason: tested.reason });
      return tested;
    },
  );

  const administratorOf = (...[request, reply]: Parameters<FindAsker>) => requireAdministrator(parts, request, reply);

  async function connectionOf(request: FastifyRequest, reply: FastifyReply, id: string): Promise<StoredConnection> {
    await administratorOf(request, reply);
    const found = (await findConnections(store.db)).find((each) => each.id === id);
    if (found !== undefined) return found;
    throw refused(404, 'connection_not_found', 'There is no such connection.');
  }
}

function storedQuestions(
  questions: readonly { readonly ask: string; readonly plan_id: string | null }[],
): StoredConnection['questions'] {
  return questions.map(({ ask, plan_id: planId }) => ({ ask, planId }));
}

function refuseTaken(name: string, known: readonly StoredConnection[]): void {
  if (isNameTaken(name, known)) throw refused(409, 'name_taken', `Another connection is called “${name}”.`);
}

function secretAgain(): Refusal {
  return refused(
    400,
    'secret_again',
    'It leads elsewhere now: enter its password or token again, which is not sent there by itself.',
  );
}

function stillUsed(name: string, uses: readonly ConnectionUse[]): Refusal {
  const shown = uses.slice(0, 5).map((feed) => `“${feed.name}” (${feed.plan_name})`);
  return refused(
    409,
    'connection_used',
    `“${name}” is used by ${shown.join(', ')}. Remove these feeds first, or give them another connection.`,
  );
}
