import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reminder')
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('rhythm', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('sent_for', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminder_key', ['plan_id', 'member_id'])
      .addForeignKeyConstraint('reminder_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
      .execute();
  },
};
