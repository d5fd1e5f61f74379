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
import { openStore, STORE_FILE } from './database.ts';
import { findMeta } from './meta.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Store } from './store.ts';

// Databases written by earlier versions, with the same plan in each: tablesNNNN.sql is named by its last migration.
// Each release adds its own.
const FIXTURES = fileURLToPath(new URL('./fixtures', import.meta.url));
const SERVER = 'http://127.0.0.1:4600';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (migrations = MIGRATIONS) =>
  openStore({ dataFolder: folder, databaseUrl: null, serverAddress: SERVER }, migrations);

describe.each(readdirSync(FIXTURES))('a store as left in %s', (fixture) => {
  beforeEach(() => {
    const db = new DatabaseSync(join(folder, STORE_FILE));
    db.exec(readFileSync(join(FIXTURES, fixture), 'utf8'));
    db.close();
  });

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
    const upgraded = tablesOf(folder);
    const fresh = mkdtempSync(join(tmpdir(), 'milepost-fresh-'));
    await (await openStore({ dataFolder: fresh, databaseUrl: null, serverAddress: SERVER })).close();
    expect(upgraded).toEqual(tablesOf(fresh));
    rmSync(fresh, { recursive: true });
  });

  it('stays as it was when the program is killed in the middle, and is brought up to date at the next start', async () => {
    const before = tablesOf(folder);
    const child = startChild(new URL('../../../../testing/server/childMigrator.ts', import.meta.url), [folder]);
    await child.wrote(1);
    await child.kill();
    expect(tablesOf(folder)).toEqual(before);
    const store = await open();
    await expectWhole(store);
    await store.close();
  });

  it('is refused by an older program once it is up to date, which changes nothing', async () => {
    await (await open()).close();
    const before = contentOf(folder);
    const [last = ''] = Object.keys(MIGRATIONS).sort().reverse();
    const { [last]: _newest, ...older } = MIGRATIONS;
    await expect(open(older)).rejects.toMatchObject({ code: 'store_newer', message: expect.stringContaining(last) });
    expect(contentOf(folder)).toEqual(before);
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

function tablesOf(dataFolder: string): unknown {
  return withFile(dataFolder, (db) =>
    tableNames(db).map((name) => [
      name,
      db
        .prepare(`select name, type, "notnull", dflt_value, pk from pragma_table_info('${name}') order by name`)
        .all()
        .map((column) => ({ ...column })),
    ]),
  );
}

function contentOf(dataFolder: string): unknown {
  return withFile(dataFolder, (db) =>
    tableNames(db).map((name) => [name, db.prepare(`select * from "${name}"`).all()]),
  );
}

function tableNames(db: DatabaseSync): string[] {
  const rows = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").all();
  return rows.map(({ name }) => String(name)).sort();
}

function withFile<T>(dataFolder: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataFolder, STORE_FILE));
  try {
    return work(db);
  } finally {
    db.close();
  }
}
