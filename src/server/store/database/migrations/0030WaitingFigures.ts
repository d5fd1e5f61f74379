import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Figures that wait for a yes, and two options of a plan: that they do, and that red asks for a note. */
export const waitingFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('plan').addColumn('figures_wait', 'integer').execute();
    await db.schema.alterTable('plan').addColumn('red_asks_note', 'integer').execute();
    await db.schema
      .createTable('waiting')
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('goal_id', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('figures', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text')
      .addColumn('by_name', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('waiting_key', ['plan_id', 'id'])
      .addForeignKeyConstraint('waiting_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
      .execute();
  },
};
