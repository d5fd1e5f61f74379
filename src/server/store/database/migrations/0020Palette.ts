import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The colours of a plan’s statuses; null for the usual ones. */
export const palette: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('plan').addColumn('palette', 'text').execute();
  },
};
