import type { TableRows } from '#server/features/exchange/tables/table.ts';
import { type DateTraits, dateTraitsOf } from '#server/features/exchange/values/dateOrder.ts';
import { columnCells, type Sheet } from './sheet.ts';

/** How the dates of some columns of a table are written; a column is gone through once, however often it is asked for. */
export function columnDates(sheet: Pick<Sheet, 'table' | 'columns'>, names: readonly string[]): DateTraits[] {
  const known = KNOWN.get(sheet.table.rows) ?? new Map<number, DateTraits>();
  KNOWN.set(sheet.table.rows, known);
  return names.flatMap((name) => {
    const at = sheet.columns.at.get(name);
    if (at === undefined) return [];
    const traits = known.get(at) ?? dateTraitsOf(columnCells(sheet, name));
    known.set(at, traits);
    return [traits];
  });
}

const KNOWN = new WeakMap<TableRows, Map<number, DateTraits>>();
