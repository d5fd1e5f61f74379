import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** From when on a goal's measure counts as another one: reasons by date as JSON, null for none. */
export const newBases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('goal').addColumn('new_bases', 'text').execute();
  },
};
