import { type Migration, Migrator } from 'kysely/migration';
import { Refusal } from '#server/base/errors.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Database } from './store.ts';

export type Migrations = Readonly<Record<string, Migration>>;

const DONE_TABLE = 'kysely_migration';

/** Migrates a store in one transaction. A store of a newer version is refused with `store_newer` and not touched. */
export async function migrate(db: Database, migrations: Migrations = MIGRATIONS): Promise<void> {
  await refuseNewer(db, migrations);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

export async function pendingMigrations(db: Database, migrations: Migrations = MIGRATIONS): Promise<string[]> {
  await refuseNewer(db, migrations);
  const done = new Set(await findDoneMigrations(db));
  return Object.keys(migrations)
    .filter((name) => !done.has(name))
    .sort();
}

async function refuseNewer(db: Database, migrations: Migrations): Promise<void> {
  const unknown = (await findDoneMigrations(db)).find((name) => !Object.hasOwn(migrations, name));
  if (unknown === undefined) return;
  throw new Refusal({
    code: 'store_newer',
    status: 503,
    message: `This data was last used by a newer Milepost (it has "${unknown}", which this one does not know). Start that version or a newer one, or restore a backup made before it. Nothing was changed.`,
  });
}

export async function findDoneMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DONE_TABLE)) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom(DONE_TABLE)
    .select('name')
    .execute();
  return rows.map((row) => row.name).sort();
}
