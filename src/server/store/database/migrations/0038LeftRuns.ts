import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which process runs a feed, and how often in a row its run was left behind. */
export const leftRuns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('feed_state').addColumn('claimed_by', 'text').execute();
    await db.schema.alterTable('feed_state').addColumn('left_runs', 'integer').execute();
  },
};
