import type { ImportMapping } from '#contract/import.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { mapRows } from './mapRows.ts';

const NUMBER_COLUMNS = ['number', 'goal_number', 'parent_number'];

/** Puts what a mapping has for them in the place of cells, and the numbers of goals in the place of other codes. */
export function replaceValues(table: Table, { values = {}, numbers = {} }: ImportMapping): Table {
  const byColumn = new Map(
    Object.entries(values).map(([column, meanings]) => [plainName(column), plainKeys(meanings)]),
  );
  const codes = plainKeys(numbers);
  const replacements = table.header.map((heading) => {
    const name = plainName(heading);
    return byColumn.get(name) ?? (NUMBER_COLUMNS.includes(name) ? codes : null);
  });
  if (replacements.every((each) => each === null || each.size === 0)) return table;
  const rows = mapRows(table.rows, (row) => ({
    ...row,
    cells: row.cells.map((cell, index) => replacements[index]?.get(plain(cell)) ?? cell),
  }));
  return { ...table, rows };
}

function plainKeys(record: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(record).map(([from, to]) => [plain(from), to]));
}

function plain(cell: string): string {
  return cell.trim().toLowerCase();
}
