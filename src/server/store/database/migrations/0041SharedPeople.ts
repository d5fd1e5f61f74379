import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a share leaves out comments and owners: what was shared before shows them, as it did. */
export const sharedPeople: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['hides_comments', 'hides_owners']) {
      await db.schema
        .alterTable('share')
        .addColumn(name, 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
    }
  },
};
