import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { mapRows } from './mapRows.ts';

/**
 * Counts the rows of a table that has titles and no numbers, in a column `number` of its own, on from the tables before.
 * Where a goal has several rows, one a period or one for its targets and one for its actuals, its title tells them.
 */
export function numberRows(table: Table, counted: number): { readonly table: Table; readonly count: number } {
  const names = table.header.map(plainName);
  const titleAt = names.indexOf('title');
  if (names.includes('number') || titleAt < 0) return { table, count: 0 };
  const isOfTitles = names.includes('series') || names.includes('date');
  const byTitle = new Map<string, number>();
  const numberOf = (title: string) => {
    const number = byTitle.get(title) ?? counted + byTitle.size + 1;
    byTitle.set(title, number);
    return number;
  };
  if (isOfTitles) for (const { cells } of table.rows) numberOf(cells[titleAt] ?? '');
  const numbered: Table = {
    ...table,
    header: ['number', ...table.header],
    rows: mapRows(table.rows, (row, at) => {
      const number = isOfTitles ? numberOf(row.cells[titleAt] ?? '') : counted + at + 1;
      return { ...row, cells: [String(number), ...row.cells] };
    }),
  };
  return { table: numbered, count: isOfTitles ? byTitle.size : table.rows.length };
}
