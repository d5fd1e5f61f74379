import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { folderSource } from './folderSource.ts';

const outside = mkdtempSync(join(tmpdir(), 'milepost-outside-'));
const root = join(outside, 'exports');
const since = exampleDay('2026-08-01');
const open = (folder = 'exports', path = root) => ({
  settings: { kind: 'folder' as const, folder },
  secret: null,
  places: { origins: [], folders: new Map([['exports', path]]) },
});
const read = async (ask: string) => {
  const { file } = await folderSource.fetch(open(), { ask, since });
  return Buffer.from(file.bytes).toString();
};
const put = (name: string, text: string, seconds: number) => {
  writeFileSync(join(root, name), text);
  utimesSync(join(root, name), seconds, seconds);
};

beforeAll(() => {
  mkdirSync(join(root, 'sub'), { recursive: true });
  writeFileSync(join(outside, 'secret.csv'), 'secret\n1\n');
  put('a-1.csv', 'one\n1\n', 1_700_000_000);
  put('a-2.csv', 'two\n2\n', 1_800_000_000 - 50_000_000);
  put('sub/b.csv', 'b\n1\n', 1_700_000_000);
  put('large.csv', 'x', 1_700_000_000);
  truncateSync(join(root, 'large.csv'), 11 * 1024 * 1024);
  utimesSync(join(root, 'large.csv'), 1_700_000_000, 1_700_000_000);
  symlinkSync(join(outside, 'secret.csv'), join(root, 'link.csv'));
  symlinkSync(outside, join(root, 'linked'));
  symlinkSync(join(root, 'a-1.csv'), join(root, 'own.csv'));
  execFileSync('mkfifo', [join(root, 'pipe.csv')]);
});
afterAll(() => rmSync(outside, { recursive: true }));

describe('a folder', () => {
  it('gives a file by its name, and the newest of those that fit', async () => {
    expect(await read('a-1.csv')).toBe('one\n1\n');
    expect(await read('sub/b.csv')).toBe('b\n1\n');
    expect(await read('a-*.csv')).toBe('two\n2\n');
  });

  it.each([
    ['../secret.csv', 'file_outside'],
    ['sub/../../secret.csv', 'file_outside'],
    ['./a-1.csv', 'file_outside'],
    ['/etc/passwd', 'file_outside'],
    ['//etc/passwd', 'file_outside'],
    ['..\\secret.csv', 'file_outside'],
    ['a-1.csv\u0000.txt', 'file_outside'],
    ['', 'file_outside'],
    ['link.csv', 'file_outside'],
    ['own.csv', 'file_outside'],
    ['linked/secret.csv', 'file_outside'],
    ['linked/*.csv', 'file_outside'],
    ['../*.csv', 'file_outside'],
    ['*/b.csv', 'file_outside'],
    ['pipe.csv', 'file_outside'],
    ['sub', 'file_outside'],
    ['none.csv', 'file_missing'],
    ['none-*.csv', 'file_missing'],
    ['large.csv', 'too_large'],
  ])('gives nothing that does not lie in it: %j', async (ask, code) => {
    await expect(read(ask)).rejects.toMatchObject({ code });
  });

  it('does not give a file that is being written', async () => {
    writeFileSync(join(root, 'new.csv'), 'new\n1\n');
    await expect(read('new.csv')).rejects.toMatchObject({ code: 'file_changing' });
  });

  it('that nobody named, or that is not there, is none', async () => {
    const asked = (source: ReturnType<typeof open>) => folderSource.fetch(source, { ask: 'a-1.csv', since });
    await expect(asked(open('other'))).rejects.toMatchObject({ code: 'folder_gone' });
    await expect(asked(open('exports', join(root, 'none')))).rejects.toMatchObject({ code: 'folder_gone' });
  });

  it('says when it is tried how many files it has', async () => {
    expect(await folderSource.test(open())).toMatchObject({ files: expect.any(Number), newest_at: expect.any(String) });
  });
});
