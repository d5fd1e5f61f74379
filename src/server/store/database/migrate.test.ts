import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseIntrospector, type Dialect, Kysely, SqliteIntrospector, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '#server/store/rows/tables.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Store } from './store.ts';

const later: Migration = {
  up: (db: Kysely<unknown>) => db.schema.createTable('later').addColumn('plan_id', 'text').execute(),
};
const failing: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('half').addColumn('plan_id', 'text').execute();
    throw new Error('stop');
  },
};

describe.each(storesUnderTest())('the tables on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const tables = async () => (await store.db.introspection.getTables()).map(({ name }) => name).sort();

  it('are made once: a second time there is nothing to do', async () => {
    expect(await pendingMigrations(store.db)).toEqual([]);
    await migrate(store.db);
  });

  it('of a plan have keys that begin with its id, the others a key of their own', async () => {
    const keyless = { meta: ['name'], kysely_migration: ['name'], kysely_migration_lock: ['id'] };
    const accounts = ['user', 'session', 'account', 'verification', 'twoFactor', 'rateLimit'];
    const others: Record<string, string[]> = {
      ...keyless,
      account_link: ['token_hash'],
      account_seen: ['account_id'],
      connection: ['id'],
      ...Object.fromEntries(accounts.map((name) => [name, ['id']])),
    };
    const keys = await findKeys(store);
    expect(keys.size).toBeGreaterThan(15);
    const wrong = [...keys].filter(([table, key]) => String(key) !== String(others[table]) && key[0] !== 'plan_id');
    expect(wrong).toEqual([]);
  });

  it('have only columns that mean the same on both stores', async () => {
    const types = (await store.db.introspection.getTables()).flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name} ${column.dataType.toLowerCase()}`),
    );
    expect(types.filter((type) => !/ (text|integer|int4|double precision|float8)$/.test(type))).toEqual([]);
  });

  it('stay as they were when a migration fails half-way, the ones before it in the same step too', async () => {
    const before = await tables();
    const broken = { ...MIGRATIONS, '9998_later': later, '9999_failing': failing };
    await expect(migrate(store.db, broken)).rejects.toThrow('stop');
    expect(await tables()).toEqual(before);
    expect(await pendingMigrations(store.db, broken)).toEqual(['9998_later', '9999_failing']);
  });

  it('of a newer program are refused with a sentence, and nothing is written', async () => {
    await migrate(store.db, { ...MIGRATIONS, '9998_later': later });
    const done = store.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    const rows = () => done.selectFrom('kysely_migration').selectAll().execute();
    const before = await rows();
    await expect(migrate(store.db)).rejects.toMatchObject({
      code: 'store_newer',
      message: expect.stringContaining('9998_later'),
    });
    expect(await rows()).toEqual(before);
  });
});

it('a server that looks for the tables while another makes them finds all that was made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-together-'));
  const open = (alter: Partial<Dialect> = {}) =>
    new Kysely<Tables>({ dialect: { ...sqliteDialect(join(folder, 'milepost.db')), ...alter } });
  const other = open();
  const db = open({
    createIntrospector: (opened) => {
      const introspector = new SqliteIntrospector(opened);
      const getTables: DatabaseIntrospector['getTables'] = async (options) => {
        await migrate(other);
        return introspector.getTables(options);
      };
      return { getSchemas: () => introspector.getSchemas(), getTables };
    },
  });
  expect(await pendingMigrations(db)).toEqual([]);
  await Promise.all([db.destroy(), other.destroy()]);
  rmSync(folder, { recursive: true });
});

async function findKeys(store: Store): Promise<ReadonlyMap<string, readonly string[]>> {
  return store.dialect === 'sqlite' ? findSqliteKeys(store) : findPostgresKeys(store);
}

async function findSqliteKeys({ db }: Store) {
  const { rows } = await sql<{ table: string; columns: string | null }>`
    select m.name as "table", (select group_concat(name, ',' order by pk) from pragma_table_info(m.name) where pk > 0) as columns
    from sqlite_master m where m.type = 'table' and m.name not like 'sqlite_%'`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, (columns ?? '').split(',')]));
}

async function findPostgresKeys({ db }: Store) {
  const { rows } = await sql<{ table: string; columns: string | null }>`
    select t.table_name as "table", string_agg(k.column_name, ',' order by k.ordinal_position) as columns
    from information_schema.tables t
    left join information_schema.table_constraints c
      on c.table_schema = t.table_schema and c.table_name = t.table_name and c.constraint_type = 'PRIMARY KEY'
    left join information_schema.key_column_usage k
      on k.constraint_schema = c.constraint_schema and k.constraint_name = c.constraint_name and k.table_name = t.table_name
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' group by t.table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, (columns ?? '').split(',')]));
}
