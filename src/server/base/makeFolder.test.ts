import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-folders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a folder and those above it, for their owner alone, and leaves one that is there', () => {
  makeFolder(join(folder, 'a/b/c'));
  expect(statSync(join(folder, 'a/b/c')).mode & 0o777).toBe(0o700);
  mkdirSync(join(folder, 'open'), { mode: 0o755 });
  makeFolder(join(folder, 'open'));
  expect(statSync(join(folder, 'open')).mode & 0o777).toBe(0o755);
});

it('says why it cannot, where a file stands in the way', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file', 'below'))).toThrow('ENOTDIR');
});

it.runIf(process.platform === 'linux')('ends where nothing can be made although the folder is there', () => {
  expect(() => makeFolder('/proc/milepost')).toThrow('ENOENT');
  expect(() => makeFolder('/proc/milepost/data')).toThrow('ENOENT');
});
