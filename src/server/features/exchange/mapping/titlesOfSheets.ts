import { basename, extname } from 'node:path';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { mapRows } from './mapRows.ts';

/** A table of figures that names no goal is that of the goal its sheet or file is called after; any other comes back as it is. */
export function titlesOfSheets(table: Table): Table {
  if (!lacksGoal(table)) return table;
  const title = sheetOf(table.file);
  return {
    ...table,
    header: ['title', ...table.header],
    rows: mapRows(table.rows, (row) => ({ ...row, cells: [title, ...row.cells] })),
  };
}

/** Whether a table has figures by period, and neither titles nor numbers of goals. */
export function lacksGoal({ header }: Pick<Table, 'header'>): boolean {
  const names = header.map(plainName);
  const has = (name: string) => names.includes(name);
  return has('date') && (has('target') || has('actual')) && !NAMING.some(has);
}

const NAMING = ['number', 'goal_number', 'title', 'goal'];

function sheetOf(file: string): string {
  const [, sheet] = /, sheet (.+)$/.exec(file) ?? [];
  return sheet ?? basename(file, extname(file));
}
