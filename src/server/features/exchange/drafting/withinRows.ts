import { kindOfTable } from '#server/features/exchange/columns/recognise.ts';
import type { FileLimits } from '#server/features/exchange/tables/fileLimits.ts';
import type { Reading } from '#server/features/exchange/tables/reading.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { tooManyRows } from '#server/features/exchange/tables/tooManyRows.ts';

/** The same, or a refusal where its tables have more rows than they may; they are counted, not made. */
export function withinRows(reading: Reading, { rows, goals }: Pick<FileLimits, 'rows' | 'goals'>): Reading {
  const all = rowsOf([...reading.tables, ...(reading.planTables ?? [])]);
  if (rows !== undefined && all > rows) return refused(reading, `${tooManyRows(rows)}; there are ${inWords(all)}`);
  const ofGoals = rowsOf(reading.tables.filter((table) => kindOfTable(table) === 'goals'));
  if (goals === undefined || ofGoals <= goals) return reading;
  return refused(reading, `more than ${inWords(goals)} goals; split it, or use the command line`);
}

function rowsOf(tables: readonly Table[]): number {
  return tables.reduce((sum, table) => sum + table.rows.length, 0);
}

function refused(reading: Reading, reason: string): Reading {
  const file = reading.tables[0]?.file ?? '';
  return {
    ...reading,
    tables: [],
    planTables: [],
    refusals: [...reading.refusals, { file, line: null, column: null, reason }],
  };
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
