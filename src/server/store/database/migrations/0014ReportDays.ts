import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reportDays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('share_mailing').addColumn('reported_on', 'text').execute();
    await db.schema.alterTable('share_mailing').addColumn('reported_before', 'text').execute();
  },
};
