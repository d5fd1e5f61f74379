import type { Table } from './table.ts';

const ROWS = 20;

/** A table with its first rows, which do where only its columns are asked about. */
export function beginningOf(table: Table): Table {
  const rows = Array.from({ length: Math.min(ROWS, table.rows.length) }, (_, at) => table.rows.at(at) ?? []).flat();
  return { ...table, rows };
}
