import type { Skeleton } from './addition.ts';
import { inEachLanguage, migration, type Names } from './names.ts';

/** A text of a goal, in form, history, files and calls. */
export function field({ camel, snake, words }: Names, root: string): Skeleton {
  return {
    additions: [
      {
        file: 'src/core/goal/goalFields.ts',
        before: /^ {2}\/\*\* The values of the plan's own fields\. \*\/$/m,
        lines: `  ${camel}: line(['share', 'history', 'file']),\n`,
      },
      migration(root, snake, `goalColumn('${snake}', 'text')`),
      ...inEachLanguage(root, 'goalFields', /^ {2}\}(,| satisfies)/m, `    ${camel}: '${words}',\n`),
      {
        file: 'src/languages/en/page/goalFields.ts',
        before: /^\} satisfies \{ readonly \[Field in keyof typeof plainWire/m,
        lines: `  ${camel}: '${words}.',\n`,
      },
    ],
    left: [
      'its kind in core/goal/goalFields.ts, if it is no line of text',
      'its note in languages/en/page/goalFields.ts, its name in the other languages',
      'node scripts/node24.mjs scripts/fields.ts',
    ],
  };
}
