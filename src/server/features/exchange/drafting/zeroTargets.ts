import { recognise } from '#server/features/exchange/columns/recognise.ts';
import type { Table, TableRow, TableRows } from '#server/features/exchange/tables/table.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';

/**
 * How many targets of the entries are 0 where the files leave none empty: such a source writes 0 for none, or means
 * it, and only a person can say which. Null where some target is empty, or none is 0.
 */
export function countZeroTargets(tables: readonly Table[]): number | null {
  if (tables.some(({ hasEmptyTargets }) => hasEmptyTargets === true)) return null;
  let zeros = 0;
  for (const { rows, at } of targetColumns(tables)) {
    for (const row of rows) {
      const cell = row.cells[at] ?? '';
      if (isZero(cell)) zeros += 1;
      // In a wide sheet the row of an actual has no target of its own; whether one is empty the sheet says.
      else if (isNoneInFile(cell) && row.heading === undefined) return null;
    }
  }
  return zeros === 0 ? null : zeros;
}

/** The tables with every target of 0 emptied. */
export function withoutZeroTargets(tables: readonly Table[]): Table[] {
  return tables.map((table) => {
    const [column] = targetColumns([table]);
    if (column === undefined) return table;
    return { ...table, rows: [...table.rows].flatMap((row) => emptied(row, column.at)) };
  });
}

function emptied(row: TableRow, at: number): TableRow[] {
  if (!isZero(row.cells[at] ?? '')) return [row];
  // A cell of a wide sheet that is none is no entry, as an empty one is not.
  if (row.heading !== undefined) return [];
  return [{ ...row, cells: row.cells.map((cell, index) => (index === at ? '' : cell)) }];
}

function targetColumns(tables: readonly Table[]): { readonly rows: TableRows; readonly at: number }[] {
  return tables.flatMap((table) => {
    const known = recognise(table);
    const at = known.ok && known.kind === 'entries' ? known.columns.at.get('target') : undefined;
    return at === undefined ? [] : [{ rows: table.rows, at }];
  });
}

function isZero(cell: string): boolean {
  return /^\s*[$€£]?\s*0+(?:[.,]0+)?\s*%?\s*$/.test(cell);
}
