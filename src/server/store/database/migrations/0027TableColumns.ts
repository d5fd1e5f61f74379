import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The columns of a plan's table, and those that a member chose: JSON, by name. */
export const tableColumns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('plan').addColumn('table_columns', 'text').execute();
    await db.schema
      .createTable('member_columns')
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('columns', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('member_columns_key', ['plan_id', 'member_id'])
      .addForeignKeyConstraint('member_columns_plan', ['plan_id'], 'plan', ['plan_id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};
