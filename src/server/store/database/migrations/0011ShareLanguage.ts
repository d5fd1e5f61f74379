import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const shareLanguage: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('share')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('auto'))
      .execute();
  },
};
