import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a goal's number counts, such as days; null for none. */
export const unit: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('goal').addColumn('unit', 'text').execute();
  },
};
