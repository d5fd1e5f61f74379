import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSecrets, SECRET_FILE } from './secrets.ts';

const isPosix = process.platform !== 'win32';
let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'milepost-secrets-'));
  folder = join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

describe('the secret of an installation', () => {
  it('is made at the first start and read at the next', () => {
    expect(readSecrets(folder)).toEqual(readSecrets(folder));
    expect(readdirSync(folder)).toEqual([SECRET_FILE]);
  });

  it('differs between two installations', () => {
    expect(readSecrets(folder)).not.toEqual(readSecrets(join(parent, 'other')));
  });

  it.runIf(isPosix)('can be read by its owner alone, file and folder', () => {
    readSecrets(folder);
    expect(statSync(join(folder, SECRET_FILE)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it.runIf(isPosix).each([0o640, 0o604, 0o666])('with mode %o is refused', (mode) => {
    readSecrets(folder);
    chmodSync(join(folder, SECRET_FILE), mode);
    expect(() => readSecrets(folder)).toThrow(/chmod 600/);
  });

  it.each(['', 'short', 'z'.repeat(64)])('that is damaged (%j) is refused and stays as it is', (text) => {
    readSecrets(folder);
    writeFileSync(join(folder, SECRET_FILE), text);
    expect(() => readSecrets(folder)).toThrow(/damaged/);
    expect(readFileSync(join(folder, SECRET_FILE), 'utf8')).toBe(text);
  });
});
