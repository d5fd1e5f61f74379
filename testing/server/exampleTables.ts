import { readTables } from '#server/features/exchange/opening/readTables.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';

export function readExample(text: string) {
  const file = { name: 'a.csv', bytes: new TextEncoder().encode(text) };
  return readTables([file], { bytes: 1e6, inflatedBytes: 1e6 });
}

export function cellsOfTables(tables: readonly Table[]): (readonly string[])[][] {
  return tables.map(({ header, rows }) => [header, ...Array.from(rows, ({ cells }) => cells)]);
}
