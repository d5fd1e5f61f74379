import { type Migration, Migrator } from 'kysely/migration';
import { Refusal } from '#server/base/errors.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Database } from './store.ts';

export type Migrations = Readonly<Record<string, Migration>>;

const DONE_TABLE = 'kysely_migration';

/** Migrates a store in one transaction. A store of a newer version is refused with `store_newer` and not touched. */
export async function migrate(db: Database, migrations: Migrations = MIGRATIONS): Promise<void> {
  if ((await pendingMigrations(db, migrations)).length === 0) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

export async function pendingMigrations(db: Database, migrations: Migrations = MIGRATIONS): Promise<string[]> {
  const done = await findDoneMigrations(db);
  refuseNewer(done, migrations);
  return Object.keys(migrations)
    .filter((name) => !done.includes(name))
    .sort();
}

function refuseNewer(done: readonly string[], migrations: Migrations): void {
  const unknown = done.find((name) => !Object.hasOwn(migrations, name));
  if (unknown === undefined) return;
  throw new Refusal({
    code: 'store_newer',
    status: 503,
    message: `This data was last used by a newer Milepost (it has "${unknown}", which this one does not know). Start that version or a newer one, or restore a backup made before it. Nothing was changed.`,
  });
}

export async function findDoneMigrations(db: Database): Promise<string[]> {
  try {
    return await readDoneMigrations(db);
  } catch {
    // Asked only then: to list the tables takes longer than all else at a start.
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    // Another server may have made the table meanwhile. Any other error comes a second time.
    return tables.some((table) => table.name === DONE_TABLE) ? readDoneMigrations(db) : [];
  }
}

async function readDoneMigrations(db: Database): Promise<string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom(DONE_TABLE)
    .select('name')
    .execute();
  return rows.map((row) => row.name).sort();
}
