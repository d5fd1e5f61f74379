import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Feeds of plans; how each stands, its runs, and what it knows of the figures it brought. */
export const feeds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feed')
      .addColumn('plan_id', 'text', (definition) => definition.notNull())
      .addColumn('id', 'text', (definition) => definition.notNull())
      .addColumn('name', 'text', (definition) => definition.notNull())
      .addColumn('connection_id', 'text', (definition) => definition.notNull())
      .addColumn('ask', 'text', (definition) => definition.notNull())
      .addColumn('months', 'integer', (definition) => definition.notNull())
      .addColumn('goal_by', 'text', (definition) => definition.notNull())
      .addColumn('mapping', 'text', (definition) => definition.notNull())
      .addColumn('every', 'text', (definition) => definition.notNull())
      .addColumn('at_minute', 'integer', (definition) => definition.notNull())
      .addColumn('weekday', 'integer', (definition) => definition.notNull())
      .addColumn('month_day', 'integer', (definition) => definition.notNull())
      .addColumn('writes', 'text', (definition) => definition.notNull())
      .addColumn('owner_id', 'text')
      .addColumn('is_paused', 'integer', (definition) => definition.notNull())
      .addPrimaryKeyConstraint('feed_key', ['plan_id', 'id'])
      .execute();
    await db.schema
      .createTable('feed_state')
      .addColumn('plan_id', 'text', (definition) => definition.notNull())
      .addColumn('feed_id', 'text', (definition) => definition.notNull())
      .addColumn('turn_of', 'text', (definition) => definition.notNull())
      .addColumn('next_at', 'text')
      .addColumn('claim', 'text')
      .addColumn('claimed_until', 'text')
      .addColumn('failures', 'integer', (definition) => definition.notNull())
      .addColumn('failing_since', 'text')
      .addColumn('reason', 'text')
      .addColumn('told_at', 'text')
      .addColumn('last_good_at', 'text')
      .addColumn('last_failure_at', 'text')
      .addColumn('runs', 'integer', (definition) => definition.notNull())
      .addPrimaryKeyConstraint('feed_state_key', ['plan_id', 'feed_id'])
      .execute();
    await db.schema
      .createTable('feed_run')
      .addColumn('plan_id', 'text', (definition) => definition.notNull())
      .addColumn('id', 'text', (definition) => definition.notNull())
      .addColumn('feed_id', 'text', (definition) => definition.notNull())
      .addColumn('number', 'integer', (definition) => definition.notNull())
      .addColumn('started_by', 'text', (definition) => definition.notNull())
      .addColumn('by_name', 'text')
      .addColumn('started_at', 'text', (definition) => definition.notNull())
      .addColumn('ended_at', 'text')
      .addColumn('outcome', 'text', (definition) => definition.notNull())
      .addColumn('counts', 'text', (definition) => definition.notNull())
      .addColumn('reason', 'text')
      .addColumn('since', 'text')
      .addColumn('milliseconds', 'integer')
      .addColumn('version', 'integer')
      .addColumn('lines', 'text', (definition) => definition.notNull())
      .addColumn('is_cut', 'integer', (definition) => definition.notNull())
      .addColumn('waiting', 'text')
      .addPrimaryKeyConstraint('feed_run_key', ['plan_id', 'id'])
      .execute();
    await db.schema.createIndex('feed_run_of_feed').on('feed_run').columns(['plan_id', 'feed_id', 'number']).execute();
    await db.schema
      .createTable('feed_memory')
      .addColumn('plan_id', 'text', (definition) => definition.notNull())
      .addColumn('feed_id', 'text', (definition) => definition.notNull())
      .addColumn('goal_id', 'text', (definition) => definition.notNull())
      .addColumn('figures', 'text', (definition) => definition.notNull())
      .addPrimaryKeyConstraint('feed_memory_key', ['plan_id', 'feed_id', 'goal_id'])
      .execute();
  },
};
