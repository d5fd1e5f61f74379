import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who works on a goal beside its owner: ids of members as JSON, null for nobody. */
export const contributors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('goal').addColumn('contributors', 'text').execute();
  },
};
