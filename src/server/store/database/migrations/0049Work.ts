import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Work beside goals: initiatives, milestones and decisions. */
export const work: Migration = {
  async up(db: Kysely<unknown>) {
    await recordTable(db, 'initiative')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text')
      .addColumn('department_id', 'text')
      .addColumn('start_on', 'text')
      .addColumn('end_on', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('percent', 'double precision')
      .addColumn('planned', 'double precision')
      .addColumn('spent', 'double precision')
      .addColumn('goal_ids', 'text', (column) => column.notNull())
      .addColumn('after_ids', 'text', (column) => column.notNull())
      .execute();
    await recordTable(db, 'milestone')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('initiative_id', 'text')
      .addColumn('goal_id', 'text')
      .addColumn('due_on', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'text')
      .addColumn('done_on', 'text')
      .addColumn('weight', 'double precision', (column) => column.notNull())
      .addColumn('after_ids', 'text', (column) => column.notNull())
      .execute();
    await recordTable(db, 'decision')
      .addColumn('decided_on', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text')
      .addColumn('goal_ids', 'text', (column) => column.notNull())
      .addColumn('initiative_ids', 'text', (column) => column.notNull())
      .execute();
  },
};

function recordTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('archived_at', 'text')
    .addPrimaryKeyConstraint(`${name}_key`, ['plan_id', 'id'])
    .addForeignKeyConstraint(`${name}_plan`, ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'));
}
