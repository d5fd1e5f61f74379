import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DECISIONS, decisionList, readDecisions } from './decisionList.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const map = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** `src/web/{a,b}` is two folders. */
const mapped = [...map.matchAll(/`(src\/\w+)\/(?:(\w+)|\{([\w,]+)\})`/g)].flatMap(([, room, one = '', many]) =>
  (many ?? one).split(',').map((name) => `${room}/${name}`),
);

const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);

describe('the map of the code', () => {
  it.each(['src/core', 'src/server', 'src/web'])('names every folder of %s, and none that is gone', (room) => {
    expect(mapped.filter((path) => path.startsWith(`${room}/`)).toSorted()).toEqual(foldersOf(room).toSorted());
  });
});

it('names no file that is gone', () => {
  const files = [...map.matchAll(/`(src\/[\w/]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

describe('the decisions', () => {
  const records = readDecisions();

  it('stand in their list, each with its title (node scripts/decisions.ts writes it)', () => {
    expect(readFileSync(join(DECISIONS, 'README.md'), 'utf8')).toBe(decisionList());
  });

  it('have each a number of its own, in name and title', () => {
    const numbers = records.map(({ number }) => number);
    expect(records.map(({ title }) => parseInt(title, 10))).toEqual(numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
