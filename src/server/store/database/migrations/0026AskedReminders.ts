import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reminders that leads ask for: the day of the last one, and who wants none. */
export const askedReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('asked_reminder')
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('asked_on', 'text')
      .addColumn('is_stopped', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('asked_reminder_key', ['plan_id', 'member_id'])
      .addForeignKeyConstraint('asked_reminder_plan', ['plan_id'], 'plan', ['plan_id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};
