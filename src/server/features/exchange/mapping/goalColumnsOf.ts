import { readNumber } from '#core/typed/readNumber.ts';
import { COLUMN_NAMES, plainName } from '#server/features/exchange/columns/columns.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { readSpreadsheetDay } from '#server/features/exchange/values/spreadsheetDay.ts';
import { datedHeading } from './datedHeading.ts';

/**
 * What the columns of a turned table are: `date` that of the periods, `goal` those of figures. Empty for a table that
 * names its goals in rows, and for one without periods in its rows. `names` are its columns as they are mapped so far.
 */
export function goalColumnsOf(table: Table, names: readonly string[]): [string, string][] {
  if (names.some((name) => NAMING.has(name))) return [];
  const rows = [...beginningOf(table).rows].map(({ cells }) => cells);
  const column = (at: number) => rows.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== '');
  const all = table.header.map((heading, at) => ({
    heading: heading.trim(),
    name: names[at] ?? '',
    cells: column(at),
  }));
  const dates = all.find(({ name, cells }) => (name === 'date' || !COLUMN_NAMES.has(name)) && arePeriods(cells));
  if (dates === undefined || dates.heading === '') return [];
  const goals = all.filter((each) => each !== dates && each.heading !== '' && isOfFigures(each, all));
  if (goals.length === 0 || all.some(({ name }) => name === 'year' && dates.name !== 'date')) return [];
  return [[dates.heading, 'date'], ...goals.map(({ heading }): [string, string] => [heading, 'goal'])];
}

const NAMING: ReadonlySet<string> = new Set(['number', 'goal_number', 'title', 'target', 'actual', 'series']);

/** Two periods at least, and hardly anything else. */
function arePeriods(cells: readonly string[]): boolean {
  const periods = cells.filter((cell) => datedHeading(cell, 0) !== null || readSpreadsheetDay(cell) !== null);
  return periods.length >= 2 && periods.length * 3 >= cells.length * 2;
}

type Column = { readonly heading: string; readonly name: string; readonly cells: readonly string[] };

/** A column of numbers under a heading of its own that means nothing else. */
function isOfFigures({ heading, name, cells }: Column, all: readonly Column[]): boolean {
  if (COLUMN_NAMES.has(name) || name === 'year' || name === '') return false;
  const isAlone = all.filter((each) => plainName(each.heading) === plainName(heading)).length === 1;
  const numbers = cells.filter((cell) => isNoneInFile(cell) || readNumber(cell, '.').ok);
  return isAlone && numbers.length > 0 && numbers.length * 3 >= cells.length * 2;
}
