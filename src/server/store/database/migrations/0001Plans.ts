import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const plans: Migration = {
  async up(db: Kysely<unknown>) {
    await createPlan(db);
    await createOwners(db);
    await createGoal(db);
    await createComment(db);
    await createChange(db);
    await createSavedFilter(db);
    await db.schema
      .createTable('meta')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('meta_key', ['name'])
      .execute();
  },
};

async function createPlan(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plan')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('fiscal_start_month', 'integer', (column) => column.notNull())
    .addColumn('fiscal_display', 'text', (column) => column.notNull())
    .addColumn('tiers', 'integer', (column) => column.notNull())
    .addColumn('perspectives', 'text', (column) => column.notNull())
    .addColumn('date_format', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('week_start', 'integer', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('on_target', 'double precision', (column) => column.notNull())
    .addColumn('off_target', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('plan_key', ['plan_id'])
    .execute();
}

async function createOwners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('department')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('department_key', ['plan_id', 'id'])
    .addForeignKeyConstraint('department_plan', ['plan_id'], 'plan', ['plan_id'])
    .execute();
  await db.schema
    .createTable('member')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('department_id', 'text')
    .addColumn('leads_department', 'integer', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('account_id', 'text')
    .addPrimaryKeyConstraint('member_key', ['plan_id', 'id'])
    .addForeignKeyConstraint('member_plan', ['plan_id'], 'plan', ['plan_id'])
    .execute();
  await db.schema.createIndex('member_account').on('member').columns(['account_id', 'plan_id']).execute();
}

async function createGoal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('goal')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text')
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('depth', 'integer', (column) => column.notNull())
    .addColumn('aggregation', 'text', (column) => column.notNull())
    .addColumn('value_type', 'text', (column) => column.notNull())
    .addColumn('tracking_frequency', 'text', (column) => column.notNull())
    .addColumn('target_direction', 'text', (column) => column.notNull())
    .addColumn('start_date', 'text')
    .addColumn('end_date', 'text')
    .addColumn('priority', 'text')
    .addColumn('is_kpi', 'integer', (column) => column.notNull())
    .addColumn('rollup', 'text')
    .addColumn('is_end_of_year_100', 'integer', (column) => column.notNull())
    .addColumn('targets_by_year', 'text', (column) => column.notNull())
    .addColumn('all_target', 'double precision')
    .addColumn('baseline_value', 'double precision')
    .addColumn('baseline_date', 'text')
    .addColumn('hand_status', 'text')
    .addColumn('is_status_automatic', 'integer', (column) => column.notNull())
    .addColumn('owner_label', 'text', (column) => column.notNull())
    .addColumn('department_id', 'text')
    .addColumn('member_id', 'text')
    .addColumn('perspective', 'text')
    .addColumn('archived_at', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('goal_key', ['plan_id', 'id'])
    .addForeignKeyConstraint('goal_plan', ['plan_id'], 'plan', ['plan_id'])
    .execute();
  await db.schema.createIndex('goal_parent').on('goal').columns(['plan_id', 'parent_id']).execute();
  await db.schema
    .createTable('entry_year')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('goal_id', 'text', (column) => column.notNull())
    .addColumn('calendar_year', 'integer', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_year_key', ['plan_id', 'goal_id', 'calendar_year'])
    .addForeignKeyConstraint('entry_year_goal', ['plan_id', 'goal_id'], 'goal', ['plan_id', 'id'])
    .execute();
}

async function createComment(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comment')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('goal_id', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text')
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('comment_key', ['plan_id', 'id'])
    .addForeignKeyConstraint('comment_goal', ['plan_id', 'goal_id'], 'goal', ['plan_id', 'id'])
    .execute();
  await db.schema.createIndex('comment_of_goal').on('comment').columns(['plan_id', 'goal_id', 'at']).execute();
}

async function createChange(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('change')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text')
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('change_key', ['plan_id', 'version'])
    .addForeignKeyConstraint('change_plan', ['plan_id'], 'plan', ['plan_id'])
    .execute();
  await db.schema
    .createTable('change_item')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('change_item_key', ['plan_id', 'version', 'seq'])
    .addForeignKeyConstraint('change_item_change', ['plan_id', 'version'], 'change', ['plan_id', 'version'])
    .execute();
  await db.schema
    .createIndex('change_item_of_entity')
    .on('change_item')
    .columns(['plan_id', 'entity_id', 'version'])
    .execute();
}

async function createSavedFilter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_filter')
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('filter_params', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_filter_key', ['plan_id', 'id'])
    .addUniqueConstraint('saved_filter_name', ['plan_id', 'member_id', 'name_key'])
    .addForeignKeyConstraint('saved_filter_plan', ['plan_id'], 'plan', ['plan_id'])
    .execute();
}
