import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each webhook is told of, and up to which version of the plan it was. */
export const webhookEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('webhook')
      .addColumn('events', 'text', (definition) => definition.notNull().defaultTo('["status_changed"]'))
      .execute();
    await db.schema.alterTable('webhook').addColumn('told_version', 'integer').execute();
  },
};
