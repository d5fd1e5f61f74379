import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a plan calls its levels and statuses: lists as JSON, null for none. */
export const planWords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('plan').addColumn('levels', 'text').execute();
    await db.schema.alterTable('plan').addColumn('statuses', 'text').execute();
  },
};
