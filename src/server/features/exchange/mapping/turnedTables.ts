import { plainName } from '#server/features/exchange/columns/columns.ts';
import { unknownColumn } from '#server/features/exchange/columns/recognise.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { Table, TableRow } from '#server/features/exchange/tables/table.ts';
import { unitInHeading } from '#server/features/exchange/values/unitInHeading.ts';
import { type Figure, seriesNamed } from './datedHeading.ts';
import { TallRows } from './tallRows.ts';

/** A column of a turned table: the goal that its heading names, and which figure of it where it says so. */
type GoalColumn = { readonly at: number; readonly heading: string; readonly goal: number; readonly figure: Figure };

/**
 * Parts a table that has its periods in rows and its goals in columns (`goal`) into entries and goals, which are counted
 * on from those before; the headings are their titles. Any other table comes back as it is. `headings` are as the file
 * has them.
 */
export function turnedTables(table: Table, headings: readonly string[], counted: number): readonly Table[] {
  const names = table.header.map(plainName);
  const dateAt = names.indexOf('date');
  if (dateAt < 0 || !names.includes('goal') || NAMING.some((name) => names.includes(name))) return [table];
  const titles = new Map<string, { readonly number: number; readonly unit: string }>();
  const columns = names.flatMap((name, at): GoalColumn[] => {
    if (name !== 'goal') return [];
    const heading = (headings[at] ?? '').trim();
    const { title, unit, figure } = partsOf(heading);
    const goal = titles.get(title)?.number ?? counted + titles.size + 1;
    titles.set(title, { number: goal, unit: titles.get(title)?.unit || unit });
    return [{ at, heading, goal, figure }];
  });
  const rows = new TallRows(table.rows, entryRow(columns, dateAt));
  let index = -1;
  for (const { cells } of table.rows) {
    index += 1;
    for (const [column, { at }] of columns.entries()) if ((cells[at] ?? '').trim() !== '') rows.add(index, column);
  }
  const read = new Set([dateAt, ...columns.map(({ at }) => at)]);
  const leftOut = names.flatMap((_, at) => (read.has(at) ? [] : (unknownColumn(table, at) ?? [])));
  const said = {
    reason: 'a row for each period: every column is read as a goal, named by its heading',
    names: columns.map(({ heading }) => heading),
  };
  const notices = [...table.notices, readNotice(table.headerLine, 'goals_in_columns', said)];
  return [
    { ...table, header: ['goal_number', 'date', 'target', 'actual'], rows, leftOut, notices },
    {
      ...table,
      header: ['number', 'title', 'unit'],
      rows: Array.from(titles, ([title, { number, unit }]) => ({
        line: table.headerLine,
        cells: [String(number), title, unit],
      })),
      unreadable: [],
      notices: [],
    },
  ];
}

/** With one of these the rows name their goals. */
const NAMING = ['number', 'goal_number', 'title'];

/** `Homes | Target`, `Wohnungen Soll`, `Rent (€)`: the title, the unit, and the figure; an actual where none is said. */
function partsOf(heading: string): { readonly title: string; readonly unit: string; readonly figure: Figure } {
  const { unit, rest } = unitInHeading(heading) ?? { unit: '', rest: heading };
  const [, before = '', word = ''] = /^(.+?)[\s|:,–-]+(\p{L}+)$/u.exec(rest) ?? [];
  const figure = seriesNamed(word);
  if (figure === null) return { title: rest, unit, figure: 'actual' };
  return { title: before.trim(), unit, figure };
}

function entryRow(columns: readonly GoalColumn[], dateAt: number): (row: TableRow, column: number) => TableRow {
  return ({ line, cells }, column) => {
    const each = columns[column];
    if (each === undefined) throw new RangeError(`There is no goal ${column}.`);
    const { at, heading, goal, figure } = each;
    const figures = figure === 'target' ? [cells[at] ?? '', ''] : ['', cells[at] ?? ''];
    return { line, cells: [String(goal), cells[dateAt] ?? '', ...figures], heading, figure };
  };
}
