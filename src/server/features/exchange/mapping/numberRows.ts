import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { mapRows } from './mapRows.ts';

/** Counts the rows of a table that has titles and no numbers from 1, in a column `number` of its own. */
export function numberRows(table: Table): Table {
  const names = table.header.map(plainName);
  if (names.includes('number') || !names.includes('title')) return table;
  return {
    ...table,
    header: ['number', ...table.header],
    rows: mapRows(table.rows, (row, at) => ({ ...row, cells: [String(at + 1), ...row.cells] })),
  };
}
