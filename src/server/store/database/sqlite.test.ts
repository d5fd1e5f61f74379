import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChange } from '#server/store/changes/changes.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { change, PUT_PLAN, putGoal } from '#testing/server/planUnderTest.ts';
import { openStore, STORE_FILE } from './database.ts';
import { findMeta, saveMeta } from './meta.ts';
import type { Store } from './store.ts';
import { inSnapshot, inTransaction } from './transaction.ts';

describe('SQLite', () => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'milepost-sqlite-'));
    store = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: null });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db);
    return Object.values(rows[0] ?? {})[0];
  };

  it.each([
    { name: 'journal_mode', value: 'wal' },
    { name: 'synchronous', value: 2 },
    { name: 'foreign_keys', value: 1 },
    { name: 'fullfsync', value: 1 },
  ])('runs with $name $value', async ({ name, value }) => {
    expect(await pragma(name)).toBe(value);
  });

  it('goes on reading while a long write runs, and shows nothing of it before it is done', async () => {
    await saveMeta(store.db, { name: 'a', value: 'before' });
    let seen: string | null = null;
    await inTransaction(store, async (trx) => {
      await saveMeta(trx, { name: 'a', value: 'after' });
      seen = await findMeta(store.db, 'a');
    });
    expect(seen).toBe('before');
    expect(await findMeta(store.db, 'a')).toBe('after');
  });

  it('shows one moment in a snapshot, whatever is written meanwhile', async () => {
    await saveMeta(store.db, { name: 'a', value: 'before' });
    const seen = await inSnapshot(store, async (db) => {
      const first = await findMeta(db, 'a');
      await saveMeta(store.db, { name: 'a', value: 'after' });
      return [first, await findMeta(db, 'a')];
    });
    expect(seen).toEqual(['before', 'before']);
  });

  it('refuses to write in a snapshot, and writes again after it', async () => {
    const writing = inSnapshot(store, (db) => saveMeta(db, { name: 'a', value: 'x' }));
    await expect(writing).rejects.toThrow('readonly');
    await saveMeta(store.db, { name: 'a', value: 'y' });
    expect(await findMeta(store.db, 'a')).toBe('y');
  });

  it('reads and takes snapshots while one writes and many wait to', async () => {
    await applyChange(store, change([PUT_PLAN]));
    let finish = () => {};
    const writing = inTransaction(store, async (trx) => {
      await saveMeta(trx, { name: 'a', value: 'x' });
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const waiting = Array.from({ length: 30 }, (_, id) => applyChange(store, change([putGoal({ id: `g${id}` })])));
    await pause(10);
    const read = Array.from({ length: 10 }, () => findVersion(store.db, 'p1'));
    const seen = Array.from({ length: 10 }, () => inSnapshot(store, (db) => findVersion(db, 'p1')));
    expect(new Set(await Promise.all([...read, ...seen]))).toEqual(new Set([1]));
    finish();
    await writing;
    await Promise.all(waiting);
    expect(await findVersion(store.db, 'p1')).toBe(31);
  });

  it('waits for another process that writes, without holding up anything else', async () => {
    const other = new DatabaseSync(join(folder, STORE_FILE));
    other.exec('begin immediate');
    const writing = saveMeta(store.db, { name: 'a', value: 'late' });
    const change1 = applyChange(store, change([PUT_PLAN]));
    let turns = 0;
    for (const until = performance.now() + 300; performance.now() < until; turns += 1) await pause(5);
    expect(turns).toBeGreaterThan(2);
    expect(await findMeta(store.db, 'a')).toBeNull();
    other.exec('commit');
    other.close();
    await writing;
    await change1;
    expect(await findMeta(store.db, 'a')).toBe('late');
  });

  it('takes back a whole transaction that fails, and the one after it is well', async () => {
    const failing = inTransaction(store, async (trx) => {
      await saveMeta(trx, { name: 'a', value: 'x' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await findMeta(store.db, 'a')).toBeNull();
    await saveMeta(store.db, { name: 'a', value: 'y' });
    expect(await findMeta(store.db, 'a')).toBe('y');
  });

  it('tells why a transaction failed that SQLite has taken back by itself', async () => {
    const put = sql`insert or rollback into meta (name, value) values ('a', 'x')`;
    const failing = inTransaction(store, async (trx) => {
      await put.execute(trx);
      await put.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: 'conflict' });
    await saveMeta(store.db, { name: 'a', value: 'y' });
    expect(await findMeta(store.db, 'a')).toBe('y');
  });

  it('takes back to a savepoint only what came after it', async () => {
    const trx = await store.db.startTransaction().execute();
    await trx.insertInto('meta').values({ name: 'a', value: '1' }).execute();
    const kept = await trx.savepoint('here').execute();
    await kept.insertInto('meta').values({ name: 'b', value: '2' }).execute();
    await kept.rollbackToSavepoint('here').execute();
    await trx.commit().execute();
    expect([await findMeta(store.db, 'a'), await findMeta(store.db, 'b')]).toEqual(['1', null]);
  });

  it('answers a full disk with 507, writes nothing, goes on reading, and writes again once there is room', async () => {
    await applyChange(store, change([PUT_PLAN]));
    const many = Array.from({ length: 3_000 }, (_, id) => putGoal({ id: `g${id}`, description: 'long '.repeat(200) }));
    const pages = Number(await pragma('page_count'));
    await pragma(`max_page_count = ${pages + 10}`);
    await expect(applyChange(store, change(many))).rejects.toMatchObject({ code: 'store_full', status: 507 });
    expect(await findVersion(store.db, 'p1')).toBe(1);
    await pragma('max_page_count = 1000000000');
    expect(await applyChange(store, change(many))).toEqual({ version: 2 });
  });

  it('keeps rows that belong to another together with it', async () => {
    const orphan = { plan_id: 'p1', goal_id: 'g1', calendar_year: 2025, columns: '{}' };
    await expect(store.db.insertInto('entry_year').values(orphan).execute()).rejects.toThrow('FOREIGN KEY');
  });
});
