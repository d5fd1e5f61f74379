import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const outlookOff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('plan')
      .addColumn('is_outlook_off', 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  },
};
