// npm run add -- field|filter|kind|page|setting NAME: writes the rows of something new, and says what is left to do.
import { join } from 'node:path';
import { type Skeleton, write } from './add/addition.ts';
import { field } from './add/field.ts';
import { filter } from './add/filter.ts';
import { kind } from './add/kind.ts';
import { type Names, namesOf } from './add/names.ts';
import { page } from './add/page.ts';
import { setting } from './add/setting.ts';

const SKELETONS: ReadonlyMap<string, (names: Names, root: string) => Skeleton> = new Map(
  Object.entries({ field, filter, kind, page, setting }),
);

const [what = '', name = ''] = process.argv.slice(2);
const skeleton = SKELETONS.get(what);
const names = namesOf(name);
if (skeleton === undefined || names === null) {
  console.error(`npm run add -- ${[...SKELETONS.keys()].join('|')} NAME, with a NAME such as costCentre.`);
  process.exitCode = 2;
} else {
  add(skeleton, names);
}

function add(make: typeof field, names: Names): void {
  const root = join(import.meta.dirname, '..');
  const { additions, left } = make(names, root);
  try {
    const files = write(root, additions);
    console.log([`Written:`, ...files, '', 'Left:', ...left].join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
