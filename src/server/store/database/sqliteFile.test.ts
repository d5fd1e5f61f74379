import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SqliteFile } from './sqliteFile.ts';

const FAILED_SYNC = Object.assign(new Error('disk I/O error'), { errcode: 1034 });
const FULL = Object.assign(new Error('database or disk is full'), { errcode: 13 });

let folder: string;
let file: SqliteFile;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-file-'));
  file = new SqliteFile(join(folder, 'a.db'));
});
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

const failWith = (error: Error) => () => {
  throw error;
};

it('after a failed sync nobody writes any more, who waited neither, and each is told to start again', async () => {
  await file.takeWriter();
  const waiting = file.takeWriter();
  expect(() => file.watch(failWith(FAILED_SYNC))).toThrow(FAILED_SYNC);
  file.giveWriter();
  const refused = { code: 'store_failed', status: 503 };
  await expect(waiting).rejects.toMatchObject(refused);
  await expect(file.takeWriter()).rejects.toMatchObject(refused);
});

it('after a full disk writing goes on', async () => {
  expect(() => file.watch(failWith(FULL))).toThrow(FULL);
  await expect(file.takeWriter()).resolves.toBeDefined();
});

it('hands each snapshot a handle of its own, none of which can write', () => {
  const [one, other] = [file.takeSnapshot(), file.takeSnapshot()];
  expect(one).not.toBe(other);
  expect(() => one.exec('create table a (b)')).toThrow('readonly');
  for (const handle of [one, other]) file.giveSnapshot(handle);
  expect([one, other]).toContain(file.takeSnapshot());
});
