import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What happens next with a goal and by when, whether a share shows it (what was shared before does not), and on which
 * day its owner was last asked for it.
 */
export const nextStep: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['next_step', 'next_step_due'])
      await db.schema.alterTable('goal').addColumn(name, 'text').execute();
    await db.schema
      .alterTable('share')
      .addColumn('shows_next_steps', 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('asked_step')
      .addColumn('plan_id', 'text', (definition) => definition.notNull())
      .addColumn('goal_id', 'text', (definition) => definition.notNull())
      .addColumn('asked_on', 'text')
      .addPrimaryKeyConstraint('asked_step_key', ['plan_id', 'goal_id'])
      .addForeignKeyConstraint('asked_step_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))
      .execute();
  },
};
