import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Shares, the tokens that open them, short links and the log of both. Of a token its SHA-256 is kept, never itself.
 * A share takes its tokens and short links with it, a plan its shares.
 */
export const shares: Migration = {
  async up(db: Kysely<unknown>) {
    await createShare(db);
    await createShareToken(db);
    await createShortLink(db);
    await createShareEvent(db);
  },
};

async function createShare(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('filter_params', 'text', (column) => column.notNull())
    .addColumn('fiscal_year', 'text', (column) => column.notNull())
    .addColumn('only_these_levels', 'integer', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('frame_ancestors', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('paused_at', 'text')
    .addColumn('views', 'integer', (column) => column.notNull())
    .addColumn('last_seen_at', 'text')
    .addPrimaryKeyConstraint('share_key', ['plan_id', 'id'])
    .addForeignKeyConstraint('share_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
    .execute();
}

async function createShareToken(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share_token')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('share_id', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_token_key', ['plan_id', 'token_hash'])
    .addForeignKeyConstraint('share_token_share', ['plan_id', 'share_id'], 'share', ['plan_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('share_token_of_share').on('share_token').columns(['plan_id', 'share_id']).execute();
}

async function createShortLink(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_link')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('share_id', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_link_key', ['plan_id', 'token_hash'])
    .addForeignKeyConstraint('short_link_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
    .addForeignKeyConstraint('short_link_share', ['plan_id', 'share_id'], 'share', ['plan_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('short_link_of_share').on('short_link').columns(['plan_id', 'share_id']).execute();
}

async function createShareEvent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share_event')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('share_id', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('share_event_key', ['plan_id', 'id'])
    .addForeignKeyConstraint('share_event_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
    .execute();
  await db.schema.createIndex('share_event_at').on('share_event').columns(['plan_id', 'at']).execute();
}
