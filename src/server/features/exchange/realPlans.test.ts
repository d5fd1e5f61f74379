import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlans, findVersion } from '#server/store/plans/plans.ts';
import { findSeries } from '#server/store/plans/series.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';

const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const DATA = resolve(ROOT, process.env.MILEPOST_SHARED_DATA ?? '../shared/data');
const isThere = existsSync(DATA);
if (!isThere) console.warn(`Real plans are not tried: there is no ${DATA} (MILEPOST_SHARED_DATA).`);

type Row = Readonly<Record<string, string>>;

/** The source as another reader reads it. */
const sourceRows = (folder: string, file: string): Row[] =>
  Papa.parse<Row>(readFileSync(join(DATA, folder, file), 'utf8'), { header: true, skipEmptyLines: true }).data;

const numberOrNone = (cell: string | undefined) => (cell === undefined || cell === '' ? null : Number(cell));

let line: ExampleCommandLine;
beforeEach(() => {
  line = createExampleCommandLine();
});
afterEach(() => line.remove());

const importPlan = (folder: string) =>
  line.run(
    'import',
    '--plan',
    folder,
    '--report',
    'report.json',
    join(DATA, folder, 'goals.csv'),
    join(DATA, folder, 'entries.csv'),
  );

const stored = () =>
  line.look(async (store) => {
    const [plan] = await findPlans(store.db);
    const planId = plan?.id ?? '';
    const goals = await findGoals(store.db, { planId });
    return { goals, series: await findSeries(store.db, { planId }), version: await findVersion(store.db, planId) };
  });

describe.skipIf(!isThere).each([
  ['barcelona-2030', { goals: 512, entries: 2427, empty: 18, levels: [17, 108, 222, 165] }],
  ['mta-rail-bus', { goals: 71, entries: 3120, empty: 182, levels: [2, 10, 33, 26] }],
])('the real plan %s', (folder, counts) => {
  it('goes in without error: every goal, and every entry but those without a figure, which are listed', async () => {
    const source = { goals: sourceRows(folder, 'goals.csv'), entries: sourceRows(folder, 'entries.csv') };
    expect([source.goals.length, source.entries.length]).toEqual([counts.goals, counts.entries]);
    const { status, reasons } = await importPlan(folder);
    expect({ status, reasons }).toEqual({ status: 0, reasons: '' });

    const report: unknown = JSON.parse(readFileSync(join(line.folder, 'report.json'), 'utf8'));
    expect(report).toMatchObject({
      goals: { read: counts.goals, add: counts.goals, refused: 0 },
      entries: { read: counts.entries, add: counts.entries - counts.empty, empty: counts.empty, refused: 0 },
    });

    const { goals, series, version } = await stored();
    expect(version).toBe(1);
    expect(counts.levels.map((_, depth) => goals.filter((goal) => goal.depth === depth).length)).toEqual(counts.levels);
    const numbers = new Map(goals.map((goal) => [goal.number, goal]));
    for (const row of source.goals) {
      const goal = numbers.get(row.number ?? '');
      const parent = goals.find(({ id }) => id === goal?.parentId);
      expect([goal?.title, goal?.depth, parent?.number ?? '', goal?.ownerLabel]).toEqual([
        row.title,
        Number(row.depth),
        row.parent_number,
        row.owner,
      ]);
    }
    const filled = source.entries.filter(({ target, actual }) => target !== '' || actual !== '');
    const entries = [...series.values()].reduce((sum, { days }) => sum + days.length, 0);
    expect(entries).toBe(filled.length);
    expect(sumOf([...series.values()].flatMap(({ actuals }) => [...actuals]))).toBe(
      sumOf(filled.map(({ actual }) => numberOrNone(actual) ?? Number.NaN)),
    );
    expect(sumOf([...series.values()].flatMap(({ targets }) => [...targets]))).toBe(
      sumOf(filled.map(({ target }) => numberOrNone(target) ?? Number.NaN)),
    );
  });

  it('changes nothing when it is imported again', async () => {
    await importPlan(folder);
    const { status, output } = await importPlan(folder);
    expect(status).toBe(0);
    expect(output).toContain('nothing was changed');
    expect((await stored()).version).toBe(1);
  });
});

/** How many there are and what they add up to, smallest first, so that the order does not show in the last digit. */
function sumOf(values: readonly number[]): string {
  const numbers = values.filter((value) => !Number.isNaN(value)).sort((one, other) => one - other);
  return `${numbers.length}: ${numbers.reduce((sum, value) => sum + value, 0)}`;
}

describe.skipIf(!isThere)('the units of Barcelona', () => {
  it('make percents, money and numbers', async () => {
    await importPlan('barcelona-2030');
    const { goals } = await stored();
    const source = sourceRows('barcelona-2030', 'goals.csv');
    const percent = source.filter(({ unit = '' }) => unit === '%' || /^percent|^pct/i.test(unit)).length;
    const money = source.filter(({ unit = '' }) => /^euros/i.test(unit)).length;
    const count = (valueType: string) => goals.filter((goal) => goal.valueType === valueType).length;
    expect([count('percent'), count('currency'), count('number')]).toEqual([percent, money, 512 - percent - money]);
  });
});
