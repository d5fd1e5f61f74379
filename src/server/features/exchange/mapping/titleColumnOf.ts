import { readNumber } from '#core/typed/readNumber.ts';
import { COLUMN_NAMES, plainName } from '#server/features/exchange/columns/columns.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { datedHeading } from './datedHeading.ts';

/**
 * The heading of the column that likely holds the titles of a table with figures and none that is called so: the first
 * of different texts. Null where there is none. `names` are its columns as they are mapped so far.
 */
export function titleColumnOf(table: Table, names: readonly string[]): string | null {
  if (names.some((name) => name === 'title' || name === 'goal' || name === 'goal_number')) return null;
  const periods = table.header.filter((heading) => datedHeading(heading, 0) !== null).length;
  const hasFigures = names.includes('target') || names.includes('actual');
  if (periods < 2 && !(hasFigures && names.includes('number'))) return null;
  const rows = [...beginningOf(table).rows].map(({ cells }) => cells);
  const at = table.header.findIndex((heading, index) => {
    const name = names[index] ?? '';
    if (heading.trim() === '' || COLUMN_NAMES.has(name) || datedHeading(heading, 0) !== null) return false;
    const isSaidTwice = names.filter((each) => each === name).length > 1;
    return !isSaidTwice && areTitles(rows.map((cells) => (cells[index] ?? '').trim()));
  });
  return at < 0 ? null : (table.header[at] ?? '').trim();
}

/** Texts in most rows, most of them different. */
function areTitles(cells: readonly string[]): boolean {
  const texts = cells.filter((cell) => !isNoneInFile(cell) && !readNumber(cell, '.').ok);
  return texts.length * 2 > cells.length && new Set(texts.map(plainName)).size * 2 > texts.length;
}
