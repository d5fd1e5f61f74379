import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const closedPeriods: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('plan').addColumn('closed_until_date', 'text').execute();
    await db.schema.alterTable('change').addColumn('reason', 'text').execute();
  },
};
