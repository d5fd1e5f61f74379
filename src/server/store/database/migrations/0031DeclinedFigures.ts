import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who declined a figure, and an index by which the history of one goal finds its figures that waited. */
export const declinedFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('waiting').addColumn('declined', 'text').execute();
    await db.schema
      .createIndex('change_item_waiting')
      .on('change_item')
      .columns(['plan_id', 'entity_id', 'version'])
      .where(sql.ref('entity'), '=', sql.lit('waiting'))
      .execute();
  },
};
