import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#contract/language.ts';
import type { Addition } from './addition.ts';

/** A name in the forms that the tables use. */
export type Names = {
  /** costCentre */
  readonly camel: string;
  /** CostCentre */
  readonly pascal: string;
  /** cost_centre */
  readonly snake: string;
  /** cost-centre */
  readonly dashed: string;
  /** Cost centre */
  readonly words: string;
};

/** The forms of a name such as costCentre; null where it is none. */
export function namesOf(camel: string): Names | null {
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(camel)) return null;
  const parts = camel.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  const words = parts.join(' ');
  return {
    camel,
    pascal: `${camel[0]?.toUpperCase()}${camel.slice(1)}`,
    snake: parts.join('_'),
    dashed: parts.join('-'),
    words: `${words[0]?.toUpperCase()}${words.slice(1)}`,
  };
}

/** The same lines in every language: English words stay until somebody translates them. */
export function inEachLanguage(root: string, page: string, before: RegExp, lines: string): readonly Addition[] {
  return filesOf(root, page).map((file) => ({ file, before, lines }));
}

/** Likewise in every language but English. */
export function inEachOther(root: string, page: string, before: RegExp, lines: string): readonly Addition[] {
  return inEachLanguage(root, page, before, lines).filter(({ file }) => !file.startsWith('src/languages/en/'));
}

function filesOf(root: string, page: string): readonly string[] {
  const files = LANGUAGES.map((tag) => `src/languages/${tag}/page/${page}.ts`);
  return files.filter((file) => existsSync(join(root, file)));
}

const MIGRATIONS = 'src/server/store/database/migrations/migrations.ts';

/** A row of the list of migrations, under the next number; `made` makes it. */
export function migration(root: string, name: string, made: string): Addition {
  const text = readFileSync(join(root, MIGRATIONS), 'utf8');
  const numbers = [...text.matchAll(/^ {2}'(\d{4})_/gm)].map(([, number]) => Number(number));
  const next = String(Math.max(...numbers) + 1).padStart(4, '0');
  return { file: MIGRATIONS, before: /^\};\n\ntype ColumnType/m, lines: `  '${next}_${name}': ${made},\n` };
}
