import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const contributors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('goal').addColumn('contributors', 'text').execute();
  },
};
