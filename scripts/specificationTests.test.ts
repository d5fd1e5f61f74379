import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = readFileSync(join(root, 'docs', 'specification-tests.md'), 'utf8');

/** The rules of the tables, each with its section, the files to begin at and the tests beside it. */
const rules = page.split(/^## /m).flatMap((part) =>
  [...part.matchAll(/^\| (?!rule|---)(.+?) \| (.*?) \| (.+) \|$/gm)].map(([, rule = '', sources = '', tests = '']) => ({
    section: part.slice(0, 1),
    rule,
    sources: [...sources.matchAll(/`([^`]+)`/g)].map(([, source = '']) => source),
    tests: [...tests.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title })),
  })),
);

/** Where a title begins a test or a group of tests, or the table whose rows it names; checks in other browsers have a name. */
const TITLE =
  /\b(?:it|test|describe)\b[^\n]*?\(\s*([`'"])(.*?)\1|\]\s*(?:as const)?\)\(\s*([`'"])(.*?)\3|\bname: ([`'])(.*?)\5/g;

function pathOf(file: string): string | undefined {
  return [join(root, file), join(root, 'src', file)].find(existsSync);
}

function titlesIn(file: string): string[] {
  const path = pathOf(file);
  if (path === undefined) return [];
  const text = readFileSync(path, 'utf8').replaceAll("\\'", '’');
  return [...text.matchAll(TITLE)].map(([, , title, , ofRows, , name]) => title ?? ofRows ?? name ?? '');
}

it('the sections with rules are there', () => {
  expect([...new Set(rules.map(({ section }) => section))]).toEqual(['2', '3', '4', '5', '6', '8', '9']);
  expect(rules.length).toBeGreaterThan(90);
});

it('every rule has a test', () => {
  expect(rules.filter(({ tests }) => tests.length === 0).map(({ rule }) => rule)).toEqual([]);
});

it('every rule has a file to begin at, which exists', () => {
  const without = rules.filter(
    ({ sources }) => sources.length === 0 || sources.some((file) => pathOf(file) === undefined),
  );
  expect(without.map(({ rule }) => rule)).toEqual([]);
});

it('every test it names exists', () => {
  const known = new Map<string, string[]>();
  const missing = rules.flatMap(({ tests }) =>
    tests.filter(({ file, title }) => {
      const titles = known.get(file) ?? titlesIn(file);
      known.set(file, titles);
      return !titles.some((each) => each.includes(title));
    }),
  );
  expect(missing).toEqual([]);
});
