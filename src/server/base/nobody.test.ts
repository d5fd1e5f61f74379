import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asNobody } from './nobody.ts';

const folder = mkdtempSync(join(tmpdir(), 'milepost-nobody-'));
const file = (...names: string[]) => join(folder, ...names);

beforeAll(() => {
  chmodSync(folder, 0o755);
  for (const [name, mode] of [
    ['open', 0o755],
    ['closed', 0o700],
  ] as const) {
    mkdirSync(file(name));
    chmodSync(file(name), mode);
    writeFileSync(file(name, 'a'), '');
    chmodSync(file(name, 'a'), 0o644);
  }
  writeFileSync(file('open', 'mine'), '');
  chmodSync(file('open', 'mine'), 0o600);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(process.getuid?.() !== 0)('a child of root', () => {
  it.each([
    ['what all may read', [file('open', 'a')], true],
    ['what lies in a closed folder', [file('open', 'a'), file('closed', 'a')], false],
    ['what others may not read', [file('open', 'mine')], false],
    ['what is not there', [file('none')], false],
  ])('that needs %s is nobody’s: %s %s', (_name, needed, isNobodys) => {
    expect(asNobody(needed)).toEqual(isNobodys ? { uid: 65_534, gid: 65_534 } : {});
  });
});

it.skipIf(process.getuid?.() === 0)('a child of anybody else is theirs', () => {
  expect(asNobody([file('open', 'a')])).toEqual({});
});
