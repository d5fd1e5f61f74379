import type { Migration } from 'kysely/migration';
import { openStore } from '#server/store/database/database.ts';
import { MIGRATIONS } from '#server/store/database/migrations/migrations.ts';

// A program for tests to kill: migrates a folder and stops before the last step is done. Argument: the data folder.
const [, , dataFolder = ''] = process.argv;
const endless: Migration = {
  async up(db) {
    await db.schema.createTable('half').addColumn('plan_id', 'text').execute();
    process.stdout.write('migrating\n');
    await new Promise<void>((resolve) => setTimeout(resolve, 600_000));
  },
};
await openStore(
  { dataFolder, databaseUrl: null, serverAddress: 'http://127.0.0.1:4600' },
  { ...MIGRATIONS, '9999_endless': endless },
);
