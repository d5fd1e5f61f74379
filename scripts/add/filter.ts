import type { Skeleton } from './addition.ts';
import { inEachOther, type Names } from './names.ts';

/** A filter by one of two words, which first lists by KPI. */
export function filter({ camel, pascal, words }: Names, root: string): Skeleton {
  const upper = camel.replace(/[A-Z]/g, '_$&').toUpperCase();
  const options = `${upper}_OPTIONS`;
  const labels = `    ${camel}: '${words}',\n`;
  const texts = `  ${camel}Options: { yes: 'Yes', no: 'No' },\n`;
  return {
    additions: [
      {
        file: 'src/core/filter/criterionRows.ts',
        before: /^\/\*\* Every depth that may be listed\. \*\/$/m,
        lines: `export type ${pascal}Option = (typeof ${options})[number];\nexport const ${options} = ['yes', 'no'] as const;\n\n`,
      },
      {
        file: 'src/core/filter/criterionRows.ts',
        before: /^ {2}dueDate,$/m,
        lines: `  ${camel}: oneOf<${pascal}Option>({\n    options: ${options},\n    choicesOf: () => (goal) => (goal.isKpi ? ['yes'] : ['no']),\n  }),\n`,
      },
      { file: 'src/core/filter/criteria.ts', before: /^ {2}dueDate: null,$/m, lines: `  ${camel}: null,\n` },
      {
        file: 'src/contract/filterParams.ts',
        before: /^ {2}\/\/ What is asked of each field/m,
        lines: `  ${camel}: single('${camel}', oneOf(CRITERIA.${camel}.options)),\n`,
      },
      {
        file: 'src/core/words/chips.ts',
        before: /^ {2}dueDate: \(dueDate, \{ dateFormat/m,
        lines: `  ${camel}: (option, { words }) => (option === null ? [] : [words.labels.${camel}Options[option]]),\n`,
      },
      {
        file: 'src/core/words/labelWords.ts',
        before: /^ {2}readonly prospects:/m,
        lines: `  readonly ${camel}Options: Readonly<Record<${pascal}Option, string>>;\n`,
      },
      {
        file: 'src/core/words/labelWords.ts',
        before: /^import type \{ DueDateOption/m,
        lines: `import type { ${pascal}Option } from '#core/filter/criterionRows.ts';\n`,
      },
      { file: 'src/core/words/labelWords.ts', before: /^ {4}prospects: /m, lines: labels },
      { file: 'src/core/words/labelWords.ts', before: /^ {2}prospects: \{/m, lines: texts },
      // English is in core.
      ...inEachOther(root, 'labels', /^ {4}prospects: /m, labels),
      ...inEachOther(root, 'labels', /^ {2}prospects: \{/m, texts),
      {
        file: 'src/web/plan/filters/filterControls.ts',
        before: /^ {2}dueDate: dueDateControl,$/m,
        lines: `  ${camel}: oneOf({\n    kind: '${camel}',\n    chosen: (criteria) => criteria.${camel},\n    options: () => labelled(CRITERIA.${camel}.options, (option) => say.labels.${camel}Options[option]),\n  }),\n`,
      },
    ],
    left: [
      'what it asks of a goal in core/filter/criterionRows.ts: it lists by KPI until then',
      'its options there and their words in core/words/labelWords.ts, and in labels.ts of the other languages',
    ],
  };
}
