import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a share hands out the saved filters of its maker: only where somebody says so, for links made before too. */
export const sharedFilters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('share')
      .addColumn('hands_out_filters', 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  },
};
