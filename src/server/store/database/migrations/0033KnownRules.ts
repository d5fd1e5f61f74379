import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Changed rules that a member has dismissed; with an empty member those under which the plan was made. */
export const knownRules: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_rule')
      .addColumn('plan_id', 'text', (column) => column.notNull())
      .addColumn('member_id', 'text', (column) => column.notNull())
      .addColumn('rule', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_rule_key', ['plan_id', 'member_id', 'rule'])
      .addForeignKeyConstraint('known_rule_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
      .execute();
  },
};
