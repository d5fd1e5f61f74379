import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const exchange: Migration = {
  async up(db: Kysely<unknown>) {
    await createImportMapping(db);
    await createApiToken(db);
    await createWebhook(db);
    await createWebhookDelivery(db);
    await createWebhookState(db);
  },
};

async function createImportMapping(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('import_mapping')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mapping', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('import_mapping_key', ['plan_id', 'name_key'])
    .addForeignKeyConstraint('import_mapping_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
    .execute();
}

async function createApiToken(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_token')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('access', 'text', (column) => column.notNull())
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('last_used_at', 'text')
    .addPrimaryKeyConstraint('api_token_key', ['plan_id', 'token_hash'])
    .addForeignKeyConstraint('api_token_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
    .execute();
}

async function createWebhook(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('paused_at', 'text')
    .addPrimaryKeyConstraint('webhook_key', ['plan_id', 'id'])
    .addForeignKeyConstraint('webhook_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
    .execute();
}

async function createWebhookDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'text')
    .addColumn('delivered_at', 'text')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('webhook_delivery_key', ['plan_id', 'id'])
    .addForeignKeyConstraint(
      'webhook_delivery_webhook',
      ['plan_id', 'webhook_id'],
      'webhook',
      ['plan_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('webhook_delivery_due').on('webhook_delivery').columns(['next_at']).execute();
}

async function createWebhookState(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_state')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('statuses', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('webhook_state_key', ['plan_id'])
    .addForeignKeyConstraint('webhook_state_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
    .execute();
}
