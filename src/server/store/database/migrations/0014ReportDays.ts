import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** On which days the last report of a share went out and the one before: the next one says what changed since. */
export const reportDays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('share_mailing').addColumn('reported_on', 'text').execute();
    await db.schema.alterTable('share_mailing').addColumn('reported_before', 'text').execute();
  },
};
