import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Delivery, Webhook } from '#contract/webhook.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database } from '#server/store/database/store.ts';

export type StoredWebhook = Webhook & { readonly planId: string; readonly secret: string };

export type NewWebhook = {
  readonly planId: string;
  readonly name: string;
  readonly url: string;
  readonly by: string;
  readonly at: string;
};

export async function insertWebhook(db: Database, made: NewWebhook): Promise<StoredWebhook> {
  const row = {
    plan_id: made.planId,
    id: createId(),
    name: made.name,
    url: made.url,
    secret: `whsec_${randomBytes(24).toString('base64url')}`,
    by_name: made.by,
    created_at: made.at,
    paused_at: null,
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
    .set({ paused_at: pausedAt })
    .where('plan_id', '=', planId)
    .where('id', '=', id)
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

/** Queues a delivery to be sent now; one that is queued already stays single. */
export async function insertDelivery(db: Database, made: NewDelivery): Promise<void> {
  await db
    .insertInto('webhook_delivery')
    .values({
      plan_id: made.planId,
      id: made.id,
      webhook_id: made.webhookId,
      version: made.version,
      at: made.at,
      body: made.body,
      attempts: 0,
      next_at: made.at,
      delivered_at: null,
      answer: null,
    })
    .onConflict((conflict) => conflict.columns(['plan_id', 'id']).doNothing())
    .execute();
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
};

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
  };
}
