import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const others = LANGUAGES.filter((language) => language !== 'en');

/** Of the code itself, without the languages' own folders and without tests. */
const sources = globSync(['{src,scripts,e2e/walk,trust}/**/*.{ts,tsx}', 'src/languages/*.ts', '*.ts'], { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file) && !/^src\/languages\/\w+\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

describe('a language is its folder and one line', () => {
  it.each(others)('%s is named in the list of languages and nowhere else', (language) => {
    const names = new RegExp(`['"\`]${language}(-[A-Z]{2})?['"\`]|#languages/${language}/`);
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter(({ text }) => names.test(text)).map(({ file }) => file)).toEqual([
      join('src', 'contract', 'language.ts'),
    ]);
  });
});

describe('what the first screen waits for', () => {
  /** The page waits for it before it goes on: what it imports of the page would wait for the page in turn. */
  it.each(others)('imports nothing but its own texts, in %s', (language) => {
    const files = globSync(`src/languages/${language}/{first,format,page/*}.ts`, { cwd: root });
    const imports = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^import (?!type )[^;]*? from '([^']*)';/gms)].map(
        ([, from = '']) => from,
      ),
    );
    expect(files.length).toBeGreaterThan(40);
    const own = new RegExp(`^(\\./|#languages/${language}/|#languages/plural\\.ts)`);
    expect(imports.filter((from) => !own.test(from))).toEqual([]);
  });

  it('has a helper for plurals that English does not load with the page', () => {
    const english = globSync('src/languages/en/**/*.ts', { cwd: root });
    const users = english.filter((file) => readFileSync(join(root, file), 'utf8').includes('languages/plural.ts'));
    expect(users).toEqual([]);
  });
});
