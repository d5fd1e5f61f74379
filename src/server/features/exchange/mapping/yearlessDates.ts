import type { DatedPeriod, WrittenPeriod } from '#core/calendar/writtenPeriod.ts';
import { readPeriodHeading } from '#core/typed/periodHeading.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { columnOf, type Table } from '#server/features/exchange/tables/table.ts';
import { mapRows } from './mapRows.ts';
import { periodName } from './periodName.ts';
import { placeInYears } from './placeInYears.ts';

/** A column that has none among so many of its first cells is not searched further. */
const FIRST_CELLS = 1000;

/**
 * Gives the periods in a column `date` that name no year theirs, in the order in which they first stand; without a year
 * for the first of them the table says which they are.
 */
export function yearlessDates(table: Table): Table {
  const at = table.header.map(plainName).indexOf('date');
  const found = at < 0 ? new Map<string, WrittenPeriod>() : yearlessCells(table, at);
  if (found.size === 0) return table;
  const { year } = table;
  const yearless = [...found.keys()];
  if (year === undefined) return { ...table, yearless };
  const placed = placeInYears([...found.values()], year);
  const names = new Map(yearless.map((cell, index) => [cell, nameOf(placed[index])]));
  const rows = mapRows(table.rows, (row) => {
    const name = names.get((row.cells[at] ?? '').trim());
    return name === undefined ? row : { ...row, cells: row.cells.with(at, name) };
  });
  const periods = [...names].map(([heading, date]) => ({ heading, date }));
  return { ...table, rows, periods, yearless };
}

function nameOf(period: DatedPeriod | undefined): string {
  return period === undefined ? '' : periodName(period);
}

function yearlessCells({ rows }: Table, at: number): ReadonlyMap<string, WrittenPeriod> {
  const seen = new Set<string>();
  const found = new Map<string, WrittenPeriod>();
  let cells = 0;
  for (const cell of columnOf(rows, at)) {
    cells += 1;
    if (cells > FIRST_CELLS && found.size === 0) break;
    if (seen.has(cell)) continue;
    seen.add(cell);
    const text = cell.trim();
    const read = readPeriodHeading(text);
    if (read !== null && read.figure === null && read.period.year === null) found.set(text, read.period);
  }
  return found;
}
