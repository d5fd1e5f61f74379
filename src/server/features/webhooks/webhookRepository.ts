import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import { type Delivery, WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '#contract/webhook.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database } from '#server/store/database/store.ts';
import { webhookSecret } from './webhookSignatures.ts';

export type StoredWebhook = Webhook & {
  readonly planId: string;
  readonly secret: string;
  /** The plan's version up to which changes were sent; null: from the next look on. */
  readonly toldVersion: number | null;
  /** Who made it; null where it is not known any more. */
  readonly memberId: string | null;
};

export type NewWebhook = {
  readonly planId: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly by: string;
  readonly memberId: string | null;
  readonly at: string;
};

export async function insertWebhook(db: Database, made: NewWebhook): Promise<StoredWebhook> {
  const row = {
    plan_id: made.planId,
    id: createId(),
    name: made.name,
    url: made.url,
    secret: webhookSecret(randomBytes(24)),
    by_name: made.by,
    created_at: made.at,
    paused_at: null,
    events: JSON.stringify(made.events),
    told_version: null,
    member_id: made.memberId,
  };
  await db.insertInto('webhook').values(row).execute();
  return webhookOf(row);
}

export async function findWebhooks(db: Database, planId: string | null): Promise<StoredWebhook[]> {
  const query = db.selectFrom('webhook').selectAll();
  const rows = await (planId === null ? query : query.where('plan_id', '=', planId)).execute();
  return rows.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1)).map(webhookOf);
}

export async function pauseWebhook(
  db: Database,
  { planId, id, pausedAt }: { readonly planId: string; readonly id: string; readonly pausedAt: string | null },
): Promise<void> {
  await db
    .updateTable('webhook')
    // What happens during the pause is not sent afterwards.
    .set({ paused_at: pausedAt, told_version: null })
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .execute();
}

export async function setWebhookEvents(
  db: Database,
  { planId, id, events }: { readonly planId: string; readonly id: string; readonly events: readonly WebhookEvent[] },
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ events: JSON.stringify(events) })
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .execute();
}

export async function handOverWebhook(
  db: Database,
  {
    planId,
    id,
    memberId,
    by,
  }: { readonly planId: string; readonly id: string; readonly memberId: string; readonly by: string },
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ member_id: memberId, by_name: by })
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .execute();
}

/** Never sets an earlier version: another process may have sent more. */
export async function keepToldVersion(
  db: Database,
  { planId, id, toldVersion }: { readonly planId: string; readonly id: string; readonly toldVersion: number },
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ told_version: toldVersion })
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .where((is) => is.or([is('told_version', 'is', null), is('told_version', '<', toldVersion)]))
    .execute();
}

export async function deleteWebhook(
  db: Database,
  { planId, id }: { readonly planId: string; readonly id: string },
): Promise<void> {
  await db.deleteFrom('webhook').where('plan_id', '=', planId).where('id', '=', id).execute();
}

export type NewDelivery = {
  readonly planId: string;
  readonly id: string;
  readonly webhookId: string;
  readonly version: number;
  readonly at: string;
  readonly body: string;
};

/** Logs a message that was sent to test a webhook; it is not sent again. */
export async function insertTested(
  db: Database,
  { answer, isTaken, ...made }: NewDelivery & { readonly answer: string; readonly isTaken: boolean },
): Promise<void> {
  await db
    .insertInto('webhook_delivery')
    .values({ ...rowOf(made), attempts: 1, next_at: null, delivered_at: isTaken ? made.at : null, answer })
    .execute();
}

/** Queues a delivery to be sent now; one that is queued already stays single. */
export async function insertDelivery(db: Database, made: NewDelivery): Promise<void> {
  await db
    .insertInto('webhook_delivery')
    .values({ ...rowOf(made), attempts: 0, next_at: made.at, delivered_at: null, answer: null })
    .onConflict((conflict) => conflict.columns(['plan_id', 'id']).doNothing())
    .execute();
}

function rowOf({ planId, id, webhookId, version, at, body }: NewDelivery) {
  return { plan_id: planId, id, webhook_id: webhookId, version, at, body };
}

const MOST_LISTED = 100;

export async function findDeliveries(
  db: Database,
  { planId, webhookId }: { readonly planId: string; readonly webhookId: string },
): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('webhook_delivery')
    .select(['id', 'at', 'version', 'attempts', 'next_at', 'delivered_at', 'answer'])
    .where('plan_id', '=', planId)
    .where('webhook_id', '=', webhookId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return rows;
}

export type Undelivered = {
  readonly waiting: number;
  readonly failing: number;
  readonly answer: string;
};

export async function findUndelivered(db: Database): Promise<Undelivered> {
  const row = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', (join) =>
      join
        .onRef('webhook.plan_id', '=', 'webhook_delivery.plan_id')
        .onRef('webhook.id', '=', 'webhook_delivery.webhook_id'),
    )
    .where('paused_at', 'is', null)
    .where('next_at', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('waiting'),
      fn.sum<number | string | null>(sql`case when attempts > 0 then 1 else 0 end`).as('failing'),
      fn.max('answer').as('answer'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), failing: Number(row.failing ?? 0), answer: row.answer ?? 'none' };
}

type WebhookRow = {
  readonly plan_id: string;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly secret: string;
  readonly by_name: string;
  readonly created_at: string;
  readonly paused_at: string | null;
  readonly events: string;
  readonly told_version: number | null;
  readonly member_id: string | null;
};

const eventsSchema = z.array(z.enum(WEBHOOK_EVENTS));

function webhookOf(row: WebhookRow): StoredWebhook {
  return {
    planId: row.plan_id,
    id: row.id,
    name: row.name,
    url: row.url,
    secret: row.secret,
    by: row.by_name,
    created_at: row.created_at,
    paused_at: row.paused_at,
    events: eventsSchema.parse(JSON.parse(row.events)),
    toldVersion: row.told_version,
    memberId: row.member_id,
  };
}
