import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChange } from '#server/store/changes/changes.ts';
import { findWholePlan } from '#server/store/plans/wholePlan.ts';
import { startChild } from '#testing/server/childUnderTest.ts';
import { change, day } from '#testing/server/planUnderTest.ts';
import { dropDatabase, makeDatabase, onDatabase } from '#testing/server/testDatabases.ts';
import { openStore, STORE_FILE, type StoreConfig } from './database.ts';
import { findMeta } from './meta.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Store } from './store.ts';

// Databases written by earlier versions, with the same plan in each: tablesNNNN.sql is named by its last migration
// (0038 is 0.9). Each release adds its own. PostgreSQL reads them as SQLite does.
const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));
const SERVER = 'http://127.0.0.1:4600';
const MIGRATOR = new URL('../../../../testing/server/childMigrator.ts', import.meta.url);

/** A database of one of the two stores. */
type Place = {
  readonly config: StoreConfig;
  run(sql: string): Promise<unknown>;
  /** Each table with its columns, and what else the store knows of it. */
  tables(): Promise<unknown>;
  content(): Promise<unknown>;
  remove(): Promise<unknown>;
};

async function sqlitePlace(): Promise<Place> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'milepost-upgrade-'));
  const file = <T>(use: (db: DatabaseSync) => T): T => {
    const db = new DatabaseSync(join(dataFolder, STORE_FILE));
    try {
      return use(db);
    } finally {
      db.close();
    }
  };
  const names = (db: DatabaseSync) =>
    db
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
      .all()
      .map(({ name }) => String(name));
  const columns = (name: string) =>
    `select name, type, "notnull", dflt_value, pk from pragma_table_info('${name}') order by name`;
  const rows = (db: DatabaseSync, sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  return {
    config: { dataFolder, databaseUrl: null, serverAddress: SERVER },
    run: async (sql) => file((db) => db.exec(sql)),
    tables: async () => file((db) => names(db).map((name) => [name, rows(db, columns(name))])),
    content: async () => file((db) => names(db).map((name) => [name, rows(db, `select * from "${name}"`)])),
    remove: async () => rmSync(dataFolder, { recursive: true }),
  };
}

const url = process.env.TEST_DATABASE_URL ?? '';

async function postgresPlace(): Promise<Place> {
  const database = (await makeDatabase(url)).url;
  const ask = (sql: string) => onDatabase(database, (opened) => opened.ask(sql));
  const names = () => ask("select tablename as value from pg_tables where schemaname = 'public' order by 1");
  return {
    config: { dataFolder: '', databaseUrl: database, serverAddress: SERVER },
    run: (sql) => onDatabase(database, (opened) => opened.run(sql)),
    tables: () =>
      ask(`select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as value
             from information_schema.columns where table_schema = 'public'
           union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
             where connamespace = 'public'::regnamespace
           union all select indexdef from pg_indexes where schemaname = 'public'
           union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
           order by 1`),
    content: async () => {
      const rows = (await names()).map((name) => ask(`select row_to_json("${name}") as value from "${name}"`));
      return Promise.all(rows);
    },
    remove: () => dropDatabase(url, database),
  };
}

const PLACES = [
  { store: 'SQLite', make: sqlitePlace, isThere: true },
  { store: 'PostgreSQL', make: postgresPlace, isThere: url !== '' },
];

describe.each(PLACES)('on $store', ({ make, isThere }) => {
  describe.runIf(isThere).each(readdirSync(FIXTURES))('a store as left in %s', (fixture) => {
    let place: Place;
    beforeEach(async () => {
      place = await make();
      await place.run(readFileSync(join(FIXTURES, fixture), 'utf8'));
    });
    afterEach(() => place.remove());

    const open = (migrations = MIGRATIONS) => openStore(place.config, migrations);

    it('is brought up to date with everything in it, and written on', async () => {
      const store = await open();
      await expectWhole(store);
      const cells = [{ date: day('2025-03-01'), actual: 13 }];
      const { version } = await applyChange(store, change([{ entity: 'entries', goalId: 'g2', cells }]));
      expect(version).toBe(3);
      await store.close();
    });

    it('then has the same tables as a new one', async () => {
      await (await open()).close();
      const fresh = await make();
      await (await openStore(fresh.config)).close();
      expect(await place.tables()).toEqual(await fresh.tables());
      await fresh.remove();
    });

    it('stays as it was when the program is killed in the middle, and is brought up to date at the next start', async () => {
      const before = await place.tables();
      const child = startChild(MIGRATOR, [JSON.stringify(place.config)]);
      await child.wrote(1);
      await child.kill();
      expect(await place.tables()).toEqual(before);
      const store = await open();
      await expectWhole(store);
      await store.close();
    });

    it('is refused by an older program once it is up to date, which changes nothing', async () => {
      await (await open()).close();
      const before = await place.content();
      const [last = ''] = Object.keys(MIGRATIONS).sort().reverse();
      const { [last]: _newest, ...older } = MIGRATIONS;
      await expect(open(older)).rejects.toMatchObject({ code: 'store_newer', message: expect.stringContaining(last) });
      expect(await place.content()).toEqual(before);
    });
  });
});

async function expectWhole(store: Store): Promise<void> {
  const whole = await findWholePlan(store, 'p1');
  expect(whole).toMatchObject({ version: 2, plan: { name: 'City plan', timeZone: 'UTC' } });
  expect(whole?.goals.map(({ title }) => title).sort()).toEqual(['Repair roads', 'Safe streets – für alle']);
  expect(JSON.stringify(whole?.owners)).toContain('Byron');
  expect([...(whole?.series.get('g2')?.actuals ?? [])]).toEqual([9.5, 11, 12]);
  const comments = await store.db.selectFrom('comment').select('text').execute();
  expect(comments).toEqual([{ text: 'Well begun' }]);
  const changes = await store.db.selectFrom('change').select(['version', 'by_name']).orderBy('version').execute();
  expect(changes).toEqual([
    { version: 1, by_name: 'Milepost' },
    { version: 2, by_name: 'Ada Byron' },
  ]);
  expect(await findMeta(store.db, 'an example')).toBe('kept');
}
