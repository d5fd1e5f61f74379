import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of each logged item of a comment, or of a figure that waited, its goal: the history of one goal finds them by it. */
export const goalOfItems: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('change_item').addColumn('goal_id', 'text').execute();
    const state = sql`coalesce(after, before)`;
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const goal = isPostgres ? sql`(${state})::json ->> 'goal_id'` : sql`json_extract(${state}, '$.goal_id')`;
    await sql`update change_item set goal_id = ${goal} where entity in ('comment', 'waiting')`.execute(db);
    await db.schema.dropIndex('change_item_waiting').execute();
    await db.schema
      .createIndex('change_item_of_goal')
      .on('change_item')
      .columns(['plan_id', 'goal_id', 'version'])
      .where(sql.ref('goal_id'), 'is not', null)
      .execute();
  },
};
