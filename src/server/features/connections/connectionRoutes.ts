import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  type Connection,
  type ConnectionTested,
  connectionPatchSchema,
  connectionSchema,
  connectionsSchema,
  connectionTestedSchema,
  newConnectionSchema,
} from '#contract/connection.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import { isAdministrator } from '#server/features/accounts/accountRepository.ts';
import { type FindAsker, requireAsker } from '#server/features/accounts/asker.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AttemptLimit } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import { createId } from '#server/store/database/id.ts';
import type { Store } from '#server/store/database/store.ts';
import {
  deleteConnection,
  findConnections,
  noteAsked,
  putConnection,
  type StoredConnection,
} from './connectionRepository.ts';
import { isNameTaken } from './isNameTaken.ts';
import { addressLine, placeOf } from './openConnection.ts';
import { refused } from './refused.ts';
import { refuseSettings } from './refuseSettings.ts';
import { feedReasonOf } from './sources/sourceFailure.ts';
import { type TryParts, tryConnection } from './tryConnection.ts';

export type ConnectionParts = TryParts & {
  readonly store: Store;
  readonly clock: Clock;
  readonly findAsker: FindAsker;
  /** The feeds that use a connection, by its id. */
  readonly findUses: () => Promise<ReadonlyMap<string, Connection['feeds']>>;
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
      const { name, settings, secret = null, plan_ids: planIds } = request.body;
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
        planIds,
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
        plan_ids: planIds = before.planIds,
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
        planIds,
        ...(isOther ? { failingSince: null, reason: null, askedAt: null } : {}),
      };
      await putConnection(store, after);
      return connectionReply(after, (await parts.findUses()).get(id) ?? []);
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

  async function administratorOf(request: FastifyRequest, reply: FastifyReply): Promise<Account> {
    const account = await requireAsker(parts.findAsker, request, reply);
    if (await isAdministrator(store.db, account.id)) return account;
    throw refused(403, 'not_allowed', 'Only an administrator may do this.');
  }

  async function connectionOf(request: FastifyRequest, reply: FastifyReply, id: string): Promise<StoredConnection> {
    await administratorOf(request, reply);
    const found = (await findConnections(store.db)).find((each) => each.id === id);
    if (found !== undefined) return found;
    throw refused(404, 'connection_not_found', 'There is no such connection.');
  }
}

function connectionReply(stored: StoredConnection, feeds: Connection['feeds']): Connection {
  return {
    id: stored.id,
    name: stored.name,
    settings: stored.settings,
    address: addressLine(stored.settings),
    has_secret: stored.sealed !== null,
    plan_ids: stored.planIds === null ? null : [...stored.planIds],
    by: stored.by,
    created_at: stored.createdAt,
    asked_at: stored.askedAt,
    failing_since: stored.failingSince,
    reason: stored.reason === null ? null : feedReasonOf(stored.reason),
    feeds,
  };
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

function stillUsed(name: string, uses: Connection['feeds']): Refusal {
  const shown = uses.slice(0, 5).map((feed) => `“${feed.name}” (${feed.plan_name})`);
  return refused(
    409,
    'connection_used',
    `“${name}” is used by ${shown.join(', ')}. Remove these feeds first, or give them another connection.`,
  );
}
