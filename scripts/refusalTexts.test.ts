import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

const root = join(import.meta.dirname, '..', 'src', 'server');

/** What no page is ever told: of the command line and of the start. */
const NEVER_ON_A_PAGE = new Set(['cli', 'backup', 'demo', 'metrics', 'reports']);
const NEVER_ANSWERED = new Set([
  'bad_secret',
  'cannot_listen',
  'file_not_written',
  'folder_in_use',
  'folder_not_writable',
  'no_secret',
  'page_not_built',
  'store_newer',
  'store_refused',
]);

const CALLS = [
  /new Refusal\(\{\s*code: '(\w+)'/g,
  /\bbadRequest\([^;]*?, '([a-z_]+)'\)/g,
  /\b(?:collides|conflict|refused|gone)\('([a-z_]+)', /g,
];

const codes = new Set(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .filter((file) => !file.split('/').some((folder) => NEVER_ON_A_PAGE.has(folder)))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return CALLS.flatMap((call) => Array.from(source.matchAll(call), ([, code = '']) => code));
    })
    .filter((code) => !NEVER_ANSWERED.has(code)),
);

it.each(LANGUAGES.slice(1))('every refusal of a call has its sentence in %s', async (language) => {
  const { refusals }: typeof import('#languages/en/page/refusals.ts') = await import(
    `#languages/${language}/page/refusals.ts`
  );
  expect(codes.size).toBeGreaterThan(80);
  expect([...codes].filter((code) => !(code in refusals)).sort()).toEqual([]);
});
