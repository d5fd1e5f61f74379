import * as z from 'zod';
import { type ConnectionSettings, connectionSettingsSchema } from '#contract/connection.ts';
import { FEED_REASONS } from '#contract/feedReason.ts';
import { type ConnectionAccess, QUESTION_RULES } from '#core/access.ts';
import { timeOfInstant } from '#server/base/clock.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

export type StoredReason = { readonly code: (typeof FEED_REASONS)[number]; readonly about: string };

export type StoredConnection = ConnectionAccess & {
  readonly id: string;
  readonly name: string;
  readonly settings: ConnectionSettings;
  /** Sealed for where it is sent; null: there is none. */
  readonly sealed: string | null;
  /** It was open to every plan before an update, and nobody has looked at its plans since. */
  readonly wasOpen: boolean;
  readonly by: string;
  readonly createdAt: string;
  readonly askedAt: string | null;
  readonly failingSince: string | null;
  readonly reason: StoredReason | null;
};

const questionsSchema = z.array(z.object({ ask: z.string(), planId: z.nullable(z.string()) }));
const reasonSchema = z.object({ code: z.enum(FEED_REASONS), about: z.string() });

export async function findConnections(db: Database): Promise<StoredConnection[]> {
  const rows = await db.selectFrom('connection').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    settings: connectionSettingsSchema.parse(JSON.parse(row.settings)),
    sealed: row.sealed,
    planIds: row.plan_ids === null ? [] : z.array(z.string()).parse(JSON.parse(row.plan_ids)),
    questionRule: QUESTION_RULES.find((rule) => rule === row.question_rule) ?? 'listed',
    questions: questionsSchema.parse(JSON.parse(row.questions)),
    wasOpen: row.was_open === 1,
    by: row.by_name,
    createdAt: row.created_at,
    askedAt: row.asked_at,
    failingSince: row.failing_since,
    reason: row.reason === null ? null : reasonSchema.parse(JSON.parse(row.reason)),
  }));
}

export async function findConnection(db: Database, id: string): Promise<StoredConnection | null> {
  return (await findConnections(db)).find((each) => each.id === id) ?? null;
}

export async function putConnection(store: Store, connection: StoredConnection): Promise<void> {
  const row = {
    id: connection.id,
    name: connection.name,
    kind: connection.settings.kind,
    settings: JSON.stringify(connection.settings),
    sealed: connection.sealed,
    plan_ids: JSON.stringify(connection.planIds),
    question_rule: connection.questionRule,
    questions: JSON.stringify(connection.questions),
    was_open: connection.wasOpen ? 1 : 0,
    by_name: connection.by,
    created_at: connection.createdAt,
    asked_at: connection.askedAt,
    failing_since: connection.failingSince,
    reason: connection.reason === null ? null : JSON.stringify(connection.reason),
  };
  await inTransaction(store, (trx) =>
    trx
      .insertInto('connection')
      .values(row)
      .onConflict((conflict) => conflict.columns(['id']).doUpdateSet(row))
      .execute(),
  );
}

/** As long as it answers, that is noted once a minute at most: not every run of a feed needs to write it. */
const NOTED_EVERY_MS = 60_000;

/** Notes what came of asking it; null: it answered. */
export async function noteAsked(
  store: Store,
  { id, at, reason }: { readonly id: string; readonly at: string; readonly reason: StoredReason | null },
): Promise<void> {
  const query = (db: Database) =>
    db.selectFrom('connection').select(['failing_since', 'asked_at']).where('id', '=', id);
  const known = await query(store.db).executeTakeFirst();
  const isNews = (askedAt: string) => timeOfInstant(at) - timeOfInstant(askedAt) >= NOTED_EVERY_MS;
  if (reason === null && known?.failing_since === null && known.asked_at !== null && !isNews(known.asked_at)) return;
  await inTransaction(store, async (trx) => {
    const before = await query(trx).executeTakeFirst();
    await trx
      .updateTable('connection')
      .set({
        asked_at: at,
        failing_since: reason === null ? null : (before?.failing_since ?? at),
        reason: reason === null ? null : JSON.stringify({ code: reason.code, about: reason.about }),
      })
      .where('id', '=', id)
      .execute();
  });
}

export async function deleteConnection(store: Store, id: string): Promise<void> {
  await inTransaction(store, (trx) => trx.deleteFrom('connection').where('id', '=', id).execute());
}
