import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const rules = new Set([...read('docs/rules.md').matchAll(/^(\d\.\d+) /gm)].map(([, number]) => number));
const CITED = /\((?:[^()]*; )?rules? (\d\.\d+)(?:, (\d\.\d+))*(?: (?:and|to) (\d\.\d+))?/g;

it('every rule that is cited stands in docs/rules.md', () => {
  const files = globSync(['{src,scripts,e2e,testing,trust,bench}/**/*.{ts,tsx,mjs,css}'], { cwd: root });
  const cited = files.flatMap((file) =>
    [...read(file).matchAll(CITED)].flatMap(([, ...numbers]) =>
      numbers.filter((number) => number !== undefined).map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(150);
  expect(cited.filter(({ number }) => !rules.has(number))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
