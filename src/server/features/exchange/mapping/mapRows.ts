import type { TableRow, TableRows } from '#server/features/exchange/tables/table.ts';

/** Rows with something done to each, whenever it is asked for. */
export function mapRows(rows: TableRows, map: (row: TableRow, index: number) => TableRow): TableRows {
  return {
    length: rows.length,
    at(index) {
      const row = rows.at(index);
      return row === undefined ? undefined : map(row, index);
    },
    *[Symbol.iterator]() {
      let index = 0;
      for (const row of rows) {
        yield map(row, index);
        index += 1;
      }
    },
  };
}
