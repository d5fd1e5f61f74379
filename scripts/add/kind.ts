import type { Skeleton } from './addition.ts';
import { inEachLanguage, migration, type Names } from './names.ts';

/** A kind of record with a text that belongs to a goal, in the history of both. */
export function kind({ camel, pascal, snake, words }: Names, root: string): Skeleton {
  const rows = 'src/server/store/rows';
  return {
    additions: [
      {
        file: `src/server/store/database/migrations/${camel}Table.ts`,
        whole: `import type { Kysely } from 'kysely';\nimport type { Migration } from 'kysely/migration';\n\nexport const ${camel}Table: Migration = {\n  async up(db: Kysely<unknown>) {\n    await db.schema\n      .createTable('${snake}')\n      .addColumn('plan_id', 'text', (column) => column.notNull())\n      .addColumn('id', 'text', (column) => column.notNull())\n      .addColumn('goal_id', 'text', (column) => column.notNull())\n      .addColumn('text', 'text', (column) => column.notNull())\n      .addPrimaryKeyConstraint('${snake}_key', ['plan_id', 'id'])\n      .addForeignKeyConstraint('${snake}_plan', ['plan_id'], 'plan', ['plan_id'], (key) => key.onDelete('cascade'))\n      .execute();\n  },\n};\n`,
      },
      migration(root, snake, `${camel}Table`),
      {
        file: 'src/server/store/database/migrations/migrations.ts',
        before: /^\/\*\*|^type |^export /m,
        lines: `import { ${camel}Table } from './${camel}Table.ts';\n\n`,
      },
      {
        file: `${rows}/tables.ts`,
        before: /^ {2}waiting: \{$/m,
        lines: `  ${snake}: { plan_id: string; id: string; goal_id: string; text: string };\n`,
      },
      {
        file: `${rows}/edit.ts`,
        before: /^ {2}readonly waiting: WaitingFigure;$/m,
        lines: `  readonly ${camel}: { readonly id: string; readonly goalId: string; readonly text: string };\n`,
      },
      { file: 'src/contract/loggedNames.ts', before: /'waiting'/, lines: `'${camel}', ` },
      {
        file: `src/server/store/kinds/${camel}Kind.ts`,
        whole: `import type { RecordStates } from '#server/store/rows/edit.ts';\nimport { textOf } from '#server/store/rows/rowReading.ts';\nimport { recordKind } from './kind.ts';\n\ntype ${pascal} = RecordStates['${camel}'];\n\nexport const ${camel}Kind = recordKind({\n  name: '${camel}',\n  tables: { ${snake}: { key: ['plan_id', 'id'] } },\n  rowOf: ({ goalId, text }: ${pascal}) => ({ goal_id: goalId, text }),\n  stateOf: ({ id, row }): ${pascal} => ({ id, goalId: textOf(row, 'goal_id'), text: textOf(row, 'text') }),\n  goalColumn: 'goal_id',\n  isOpenInArchive: false,\n  historyFilter: 'goals',\n  describe: ({ goalId, text }) => ({ label: text, goalId, fields: { ${camel}: text } }),\n  rightToUndo: ({ before, after }, subjectOfGoal) => {\n    const state = after ?? before;\n    return ['editGoal', state && subjectOfGoal(state.goalId)];\n  },\n});\n`,
      },
      {
        file: 'src/server/store/kinds/kinds.ts',
        before: /^import \{ memberKind \}/m,
        lines: `import { ${camel}Kind } from './${camel}Kind.ts';\n`,
      },
      {
        file: 'src/server/store/kinds/kinds.ts',
        before: /^ {2}waiting: waitingKind,$/m,
        lines: `  ${camel}: ${camel}Kind,\n`,
      },
      ...inEachLanguage(root, 'history', /^ {4}waiting: /m, `    ${camel}: '${words}',\n`),
      ...inEachLanguage(root, 'history', /^ {4}redAsksNote: /m, `    ${camel}: '${words}',\n`),
      {
        file: 'scripts/historyWords.test.ts',
        before: /^ {2}waiting: \{$/m,
        lines: `  ${camel}: { id: '${camel}1', goalId: 'g1', text: '${words}' },\n`,
      },
      { file: 'testing/server/demoUnderTest.ts', before: /^ {6}case 'waiting':$/m, lines: `      case '${camel}':\n` },
    ],
    left: [
      `what ${pascal} holds: store/rows/edit.ts, tables.ts, its migration and store/kinds/${camel}Kind.ts`,
      'its words in languages/*/page/history.ts',
      'the routes that write it by changePlan, and the queries that read it',
    ],
  };
}
