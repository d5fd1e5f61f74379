import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('share_mailing')
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('share_id', 'text', (column) => column.notNull())
      .addColumn('every', 'text', (column) => column.notNull())
      .addColumn('recipients', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('last_sent_on', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('share_mailing_key', ['plan_id', 'share_id'])
      .addForeignKeyConstraint('share_mailing_share', ['plan_id', 'share_id'], 'share', ['plan_id', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};
