import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FONT = 'node_modules/@fontsource-variable/inter/opsz.css';
const FOLDERS = ['src/languages', 'src/web', 'src/core/words', 'src/core/explain', 'src/core/rollup'];

/** Drawn by every other font, and on a Mac alone. */
const OF_OTHER_FONTS: ReadonlySet<string> = new Set(['≤', '≥', '⌘']);

/** The packed browser, which prints reports, has few other fonts: it draws boxes for what Inter lacks, such as U+2192. */
it('every character of a text of the page is in its font', () => {
  const ranges = rangesOf(readFileSync(FONT, 'utf8'));
  expect(ranges.length).toBeGreaterThan(20);
  const has = (code: number) => ranges.some(([first, last]) => code >= first && code <= last);
  const missing = FOLDERS.flatMap(filesIn).flatMap((file) =>
    [...withoutComments(readFileSync(file, 'utf8'))]
      .filter((character) => !OF_OTHER_FONTS.has(character) && !has(character.codePointAt(0) ?? 0))
      .map((character) => `${file}: ${character}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

function rangesOf(css: string): (readonly [number, number])[] {
  return [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`);
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
