import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { guideLayouts } from '#testing/server/guideLayouts.ts';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const GUIDE = join(ROOT, 'docs/guide');
const texts = ['README.md', ...readdirSync(GUIDE).map((name) => `docs/guide/${name}`)]
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(ROOT, name), 'utf8'));

const shown = [
  ...new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/npm run milepost -- ([^`\n]+)/g)].map(([, words = '']) => words.replace(/\s+#.*$/, '').trim()),
    ),
  ),
];

let line: ExampleCommandLine;
let empty: ExampleCommandLine;
beforeAll(async () => {
  line = createExampleCommandLine();
  empty = createExampleCommandLine({}, { isStarted: false });
  for (const [name, content] of [
    ['goals.csv', 'number,title\n1,Homes\n1.1,Homes built\n'],
    ['entries.csv', 'goal_number,date,target,actual\n1.1,2026-01-31,10,9\n1.1,2026-02-28,10,11\n'],
  ] as const)
    line.write(name, content);
  for (const { name, content } of guideLayouts()) line.write(name, content);
  await line.run('import', '--plan', 'City 2030', 'goals.csv', 'entries.csv');
  await line.run('backup', 'kept.backup');
  empty.write('kept.backup', readFileSync(join(line.folder, 'kept.backup')));
});
afterAll(() => {
  line.remove();
  empty.remove();
});

describe('a command that the README or the guide shows', () => {
  it('is found, of every verb they speak of', () => {
    expect(new Set(shown.map((words) => words.split(' ')[0]))).toEqual(
      new Set(['import', 'export', 'backup', 'restore', 'move', 'feed']),
    );
  });

  // A folder stands in for the database, which is not there; a feed has a journey of its own.
  it.each(shown.filter((words) => !words.startsWith('feed ')))('runs: milepost %s', async (words) => {
    const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const filled = args.map((each) =>
      each === 'FILE'
        ? args[0] === 'import'
          ? 'goals.csv'
          : 'kept.backup'
        : each.startsWith('postgres:')
          ? 'moved'
          : each,
    );
    const isIntoEmpty = filled[0] === 'restore' && !filled.includes('--check');
    const to = filled.indexOf('moved');
    if (to >= 0) filled[to] = `moved-${shown.indexOf(words)}`;
    const { status, reasons } = await (isIntoEmpty ? empty : line).run(...filled);
    expect([status, reasons]).toEqual([0, '']);
  });
});

describe('a script that the README or the guide names', () => {
  const scripts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ).scripts;
  const named = texts.flatMap((text) => [...text.matchAll(/npm (?:run )?(start|test|[\w:-]+)\b/g)]);

  it.each([...new Set(named.filter(([all]) => /^npm (?:run |start|test)/.test(all)).map(([, name = '']) => name))])(
    'is there: %s',
    (name) => {
      expect(Object.keys(scripts)).toContain(name);
    },
  );
});
