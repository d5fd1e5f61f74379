import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Plans can be archived; the demo plan is marked as one. */
export const planStanding: Migration = {
  async up(db: Kysely<unknown>) {
    await addFlag(db, 'is_archived');
    await addFlag(db, 'is_demo');
    await markDemo(db);
  },
};

async function addFlag(db: Kysely<unknown>, column: string): Promise<void> {
  await db.schema
    .alterTable('plan')
    .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
    .execute();
}

/** Until now the demo plan was known only by its id. */
async function markDemo(db: Kysely<unknown>): Promise<void> {
  await db
    .withTables<{ plan: { plan_id: string; is_demo: number } }>()
    .updateTable('plan')
    .set({ is_demo: 1 })
    .where('plan_id', '=', 'demo')
    .execute();
}
