import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where feeds get their figures: of the installation, not of a plan. */
export const connections: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('connection')
      .addColumn('id', 'text', (definition) => definition.primaryKey())
      .addColumn('name', 'text', (definition) => definition.notNull())
      .addColumn('kind', 'text', (definition) => definition.notNull())
      .addColumn('settings', 'text', (definition) => definition.notNull())
      .addColumn('sealed', 'text')
      .addColumn('plan_ids', 'text')
      .addColumn('by_name', 'text', (definition) => definition.notNull())
      .addColumn('created_at', 'text', (definition) => definition.notNull())
      .addColumn('asked_at', 'text')
      .addColumn('failing_since', 'text')
      .addColumn('reason', 'text')
      .execute();
  },
};
