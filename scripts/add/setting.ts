import type { Skeleton } from './addition.ts';
import { inEachLanguage, migration, type Names } from './names.ts';

/** A setting of a plan that is chosen with a yes. */
export function setting({ camel, snake, words }: Names, root: string): Skeleton {
  return {
    additions: [
      {
        file: 'src/core/plan/planOptions.ts',
        before: /^\} as const;$/m,
        lines: `  ${camel}: { wire: '${snake}', meaning: '${words.toLowerCase()}' },\n`,
      },
      migration(root, snake, `column('plan', '${snake}', 'integer')`),
      ...inEachLanguage(
        root,
        'planSettings',
        /^ {2}redAsksNote:/m,
        `  ${camel}: '${words}',\n  ${camel}Of: { on: 'Yes', off: 'No' },\n`,
      ),
      ...inEachLanguage(root, 'history', /^ {4}redAsksNote:/m, `    ${camel}: '${words}',\n`),
    ],
    left: [
      'what it means, in core/plan/planOptions.ts; its words in languages/*/page/planSettings.ts and history.ts',
      'the rule that asks it, by its name',
    ],
  };
}
