import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import { inSnapshot } from '#server/store/database/transaction.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { openSqlite, storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { keptTables } from './backupTables.ts';
import { digestStore } from './digestStore.ts';
import { moveStore } from './moveStore.ts';
import { readBackup } from './readBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { differingTables } from './tableDigest.ts';
import { writeBackup } from './writeBackup.ts';

const FACTS = { version: '0.1.0', at: '2026-11-20T11:00:00.000Z', secret: 'ab'.repeat(32) };

let folder: string;
let file: string;
const opened: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-backup-'));
  file = join(folder, 'all.backup');
});

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function kept(opening: Promise<Store>): Promise<Store> {
  const store = await opening;
  opened.push(store);
  return store;
}

const digest = (store: Store) =>
  inSnapshot(store, (db) =>
    digestStore(
      db,
      keptTables().map(({ table }) => table),
    ),
  );

const save = (store: Store) => writeBackup(store, { file, facts: FACTS, isForced: true });

/** A month each, so that a store after n writes differs from one after n + 1. */
function writeFigure(store: Store, month: number): Promise<unknown> {
  const date = exampleDay(`${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`);
  return applyChange(store, {
    planId: 'plan1',
    at: `2026-02-01T00:00:${String(month % 60).padStart(2, '0')}.000Z`,
    memberId: null,
    by: 'An example',
    what: 'Entered a figure',
    edits: [{ entity: 'entries', goalId: 'g2', cells: [{ date, actual: month }] }],
  });
}

describe.each(storesUnderTest())('a backup of $name', ({ open }) => {
  it.each(storesUnderTest())('is restored into $name, equal row by row', async ({ open: openTarget }) => {
    const store = await kept(open());
    await writeExamplePlan(store);
    await save(store);
    const target = await kept(openTarget());
    await restoreBackup(file, target);
    expect(differingTables(await digest(target), await digest(store))).toEqual([]);
    expect((await digest(target)).goal?.rows).toBeGreaterThan(0);
  });

  it('is of one moment, while writes go on', async () => {
    const store = await kept(open());
    await writeExamplePlan(store);
    let isDone = false;
    const writing = (async () => {
      for (let month = 0; !isDone; month += 1) {
        await writeFigure(store, month);
        await pause();
      }
    })();
    const { tables } = await save(store).finally(() => {
      isDone = true;
    });
    await writing;
    const target = await kept(openSqlite());
    await restoreBackup(file, target);
    const changes = tables.change?.rows ?? 0;
    const { version } = await target.db.selectFrom('plan').select('version').executeTakeFirstOrThrow();
    expect(version).toBe(changes);
    expect(differingTables(await digest(target), tables)).toEqual([]);
  });
});

describe.each(storesUnderTest())('moving to $name', ({ open }) => {
  it('copies every row and says how many', async () => {
    const store = await kept(openSqlite());
    await writeExamplePlan(store);
    const told: [string, number][] = [];
    const target = await kept(open());
    const tables = await moveStore(store, target, (table, rows) => told.push([table, rows]));
    expect(differingTables(await digest(target), await digest(store))).toEqual([]);
    expect(told).toEqual(Object.entries(tables).map(([table, { rows }]) => [table, rows]));
  });
});

it('a backup holds every table of the store but sign-ins, links of the moment and counts of tries', async () => {
  const store = await kept(openSqlite());
  const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
  expect(tables.sort()).toEqual(
    [...keptTables().map(({ table }) => table), 'account_link', 'rateLimit', 'session', 'verification'].sort(),
  );
});

it('more rows than are read at a time come through, in both directions', async () => {
  const store = await kept(openSqlite());
  await writeExamplePlan(store);
  const values = Array.from({ length: 1234 }, (_, at) => ({ name: `fact${at}`, value: 'x'.repeat(at % 7) }));
  await store.db.insertInto('meta').values(values).execute();
  await save(store);
  const target = await kept(openSqlite());
  await restoreBackup(file, target);
  expect(await digest(target)).toEqual(await digest(store));
});

it("a backup is its owner's alone", async () => {
  await save(await kept(openSqlite()));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a file that is there stays, unless forced', async () => {
  const store = await kept(openSqlite());
  writeFileSync(file, 'mine');
  await expect(writeBackup(store, { file, facts: FACTS, isForced: false })).rejects.toThrow('--force writes over it');
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

describe('a damaged backup is refused, and nothing is written', () => {
  let whole: Buffer;
  let target: Store;
  let before: unknown;

  beforeEach(async () => {
    const store = await kept(openSqlite());
    await writeExamplePlan(store);
    await save(store);
    whole = readFileSync(file);
    target = await kept(openSqlite());
    before = await digest(target);
  });

  const refused = async () => {
    await expect(restoreBackup(file, target)).rejects.toMatchObject({ code: 'backup_unreadable' });
    expect(await digest(target)).toEqual(before);
  };
  const edited = (edit: (text: string) => string) =>
    writeFileSync(file, gzipSync(edit(gunzipSync(whole).toString('utf8'))));

  it.each([
    ['no file of ours', 'hello'],
    ['an empty file', ''],
  ])('%s', async (_name, content) => {
    writeFileSync(file, content);
    await refused();
  });

  it('cut off anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (length) => {
        writeFileSync(file, whole.subarray(0, length));
        await refused();
      }),
      { numRuns: 15 },
    );
  });

  it('with a byte changed anywhere in its content', async () => {
    const content = gunzipSync(whole);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: content.length - 1 }), async (at) => {
        const changed = Buffer.from(content);
        changed[at] = (changed[at] ?? 0) === 0x31 ? 0x32 : 0x31;
        if (changed.equals(content)) return;
        writeFileSync(file, gzipSync(changed));
        await refused();
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['a row more', (text: string) => text.replace('\n["', '\n["a","b"]\n["')],
    ['a line behind the end', (text: string) => `${text}{}\n`],
    ['another name of a table without rows', (text: string) => text.replace('"reminder":{', '"rem1nder":{')],
    [
      'another sum of a table without rows',
      (text: string) => text.replace(/("reminder":\{"rows":0,"sum":)"0"/, '$1"1"'),
    ],
    ['a row of another table', (text: string) => text.replace('{"table":"goal"', '{"table":"nothing"')],
  ])('with %s', async (_name, edit) => {
    edited(edit);
    await refused();
  });

  it('a damaged one is named, with the reason in plain words', async () => {
    writeFileSync(file, Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xff, 0xff]));
    await expect(readBackup(file)).rejects.toThrow(
      /is no whole backup of Milepost: it is damaged, or of another kind\. Use another backup\./,
    );
  });

  it('a missing file is named', async () => {
    await expect(readBackup(join(folder, 'none'))).rejects.toThrow(
      /none cannot be read: there is no such file or folder\. Check the name\. Nothing was changed\./,
    );
  });
});
