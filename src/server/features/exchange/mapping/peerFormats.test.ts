import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findGoals, type GoalRecord } from '#server/store/plans/goals.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';

const ROOT = dirname(dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))));
const DATA = resolve(ROOT, process.env.MILEPOST_SHARED_DATA ?? '../shared/data');
const isThere = existsSync(DATA);
if (!isThere) console.warn(`Layouts of other products are not tried: there is no ${DATA} (MILEPOST_SHARED_DATA).`);

let line: ExampleCommandLine;
beforeEach(() => {
  line = createExampleCommandLine();
});
afterEach(() => line.remove());

const importWith = (mapping: string, file: string) =>
  line.run(
    'import',
    '--plan',
    'Railways',
    '--mapping',
    join(ROOT, 'docs/guide/mappings', mapping),
    join(DATA, 'peer-formats', file),
  );

const goals = (): Promise<GoalRecord[]> =>
  line.look(async (store) => {
    const [plan] = await findPlans(store.db);
    return findGoals(store.db, { planId: plan?.id ?? '' });
  });

describe.skipIf(!isThere)('files of other products, with the mappings of the guide', () => {
  it('a wide sheet of indicators, and the same figures as a list of values', async () => {
    const wide = await importWith('wide-indicators.json', 'wide_dates_in_columns.csv');
    expect(wide).toMatchObject({ status: 0, reasons: '' });
    expect(wide.output).toContain('Entries  512 read: 512 new');
    const list = await importWith('clear-impact.json', 'clearimpact_values.csv');
    expect(list).toMatchObject({ status: 0, reasons: '' });
    expect(list.output).toContain('Entries  256 read: 256 as they are');
  });

  it('a list with semicolons, decimal commas and German headings', async () => {
    await line.run(
      'import',
      '--plan',
      'Railways',
      join(DATA, 'mta-rail-bus/goals.csv'),
      join(DATA, 'mta-rail-bus/entries.csv'),
    );
    const list = await importWith('german-entries.json', 'semicolon_decimal_comma_cp1252.csv');
    expect(list).toMatchObject({ status: 0, reasons: '' });
    expect(list.output).toContain('Entries  256 read: 256 as they are');
  });

  it.each([
    ['goalscape.json', 'goalscape_levels.csv', [1, 1, 5, 11]],
    ['peoplebox.json', 'peoplebox_v2_goals.csv', [1, 1, 5, 11]],
    ['betterworks.json', 'betterworks_goals.csv', [18]],
  ])('goals by %s, each on its level, and again without a change', async (mapping, file, levels) => {
    expect(await importWith(mapping, file)).toMatchObject({ status: 0, reasons: '' });
    const found = await goals();
    expect(levels.map((_, depth) => found.filter((goal) => goal.depth === depth).length)).toEqual(levels);
    expect((await importWith(mapping, file)).output).toContain('nothing was changed');
  });
});

describe.skipIf(!isThere)('figures under the codes of another product', () => {
  /** The number that each code has in the plan, told by the titles of the goals: what a mapping file says. */
  const codes = (): Record<string, string> => {
    const numbers = new Map(
      rowsOf('mta-rail-bus/goals.csv')
        .filter(({ number }) => number?.startsWith('1.1.'))
        .map(({ title, number }) => [title, number]),
    );
    const wide = rowsOf('peer-formats/wide_dates_in_columns.csv');
    return Object.fromEntries(wide.map(({ KPI, 'KPI Code': code }) => [code, numbers.get(KPI ?? '') ?? '']));
  };

  it.each([
    ['wide-indicators.json', 'wide_dates_in_columns.csv', 512, 'KPI Code', 2],
    ['clear-impact.json', 'clearimpact_values.csv', 256, 'id', 1],
  ])(
    '%s: every cell of %s is the one of the plan, and one that differs is told',
    async (name, file, rows, column, changed) => {
      await line.run(
        'import',
        ...['--plan', 'Railways', join(DATA, 'mta-rail-bus/goals.csv'), join(DATA, 'mta-rail-bus/entries.csv')],
      );
      const mapping = JSON.parse(readFileSync(join(ROOT, 'docs/guide/mappings', name), 'utf8'));
      const columns = { ...mapping.columns, [column]: 'goal_number' };
      line.write('mapping.json', JSON.stringify({ ...mapping, columns, numbers: codes() }));
      const source = join(DATA, 'peer-formats', file);
      const same = await line.run('import', '--plan', 'Railways', '--mapping', 'mapping.json', '--dry-run', source);
      expect(same).toMatchObject({ status: 0, reasons: '' });
      expect(same.output).toContain(`Entries  ${rows} read: ${rows} as they are`);

      const figure = /\d+\.\d\d(?=,|\r)/;
      line.write('changed.csv', readFileSync(source, 'utf8').replace(figure, '12.34'));
      const other = await line.run(
        'import',
        '--plan',
        'Railways',
        '--mapping',
        'mapping.json',
        '--dry-run',
        'changed.csv',
      );
      expect(other.output).toContain(`Entries  ${rows} read: ${changed} changed, ${rows - changed} as they are`);
    },
  );
});

function rowsOf(file: string): Readonly<Record<string, string>>[] {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(join(DATA, file), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  return data;
}
