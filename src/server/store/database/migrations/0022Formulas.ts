import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Formulas of a goal's actual and target, null for none; 1 where a year is computed from its periods. */
export const formulas: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('goal').addColumn('actual_formula', 'text').execute();
    await db.schema.alterTable('goal').addColumn('target_formula', 'text').execute();
    await db.schema.alterTable('goal').addColumn('is_formula_by_period', 'integer').execute();
  },
};
