import type { Migration } from 'kysely/migration';
import { openStore } from '#server/store/database/database.ts';
import { MIGRATIONS } from '#server/store/database/migrations/migrations.ts';

// A program for tests to kill: migrates a store and stops before the last step is done. Argument: its StoreConfig as JSON.
const [, , config = ''] = process.argv;
const endless: Migration = {
  async up(db) {
    await db.schema.createTable('half').addColumn('plan_id', 'text').execute();
    process.stdout.write('migrating\n');
    await new Promise<void>((resolve) => setTimeout(resolve, 600_000));
  },
};
await openStore(JSON.parse(config), { ...MIGRATIONS, '9999_endless': endless });
