import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8');

/** Each line of its tables: the numbers, and the cells after them. */
const lines = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, numbers = '']) => /^\d/.test(numbers))
  .map(([, numbers = '', ...cells]) => ({ numbers: numbers.split(/,\s*/), cells: cells.slice(0, -1) }));

/** Version 5.0.0 has so many requirements of levels 1 and 2. */
const REQUIREMENTS = 253;

it('every requirement of level 1 and 2 stands in the table once', () => {
  const numbers = lines.flatMap((line) => line.numbers);
  expect([numbers.length, new Set(numbers).size]).toEqual([REQUIREMENTS, REQUIREMENTS]);
});

it('each that applies is met, in part or not, with what meets it or why not', () => {
  const wrong = lines
    .filter(({ cells }) => cells.length > 1)
    .filter(({ cells: [, met = '', by = ''] }) => !['met', 'partly', 'not met'].includes(met) || by === '');
  expect(wrong.map(({ numbers }) => numbers)).toEqual([]);
});

it('how many are met is what the table says', () => {
  const count = (met: string) => lines.filter(({ cells }) => cells[1] === met).length;
  expect(page).toContain(`${count('met')} are met, ${count('partly')} in part and ${count('not met')} not.`);
});

it('every file it names exists', () => {
  const named = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|\w[\w.]*\.(?:md|yaml|json|ts))`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(150);
  const missing = named.filter((file) => !existsSync(join(root, file)) && !existsSync(join(root, 'src', file)));
  expect(missing).toEqual([]);
});
