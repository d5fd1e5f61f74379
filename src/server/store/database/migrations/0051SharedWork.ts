import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a share shows work beside goals: what was shared before does not. */
export const sharedWork: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('share')
      .addColumn('shows_work', 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  },
};
