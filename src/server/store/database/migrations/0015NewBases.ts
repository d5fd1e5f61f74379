import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const newBases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('goal').addColumn('new_bases', 'text').execute();
  },
};
