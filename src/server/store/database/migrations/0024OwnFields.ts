import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A plan's own fields, and the values of a goal by their ids: JSON, null for none. */
export const ownFields: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('plan').addColumn('fields', 'text').execute();
    await db.schema.alterTable('goal').addColumn('own_fields', 'text').execute();
  },
};
