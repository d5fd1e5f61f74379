import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';

/**
 * Makes a tree of rows that hold their title in the column of their level: the numbers count the rows below each
 * parent (1, 1.1, 1.1.1, 1.1.2), depth is the level. A table without all of those columns is left as it is.
 */
export function outlineRows(table: Table, levels: readonly string[]): Table {
  const names = table.header.map(plainName);
  const at = levels.map((level) => names.indexOf(plainName(level)));
  if (at.includes(-1)) return table;
  const counts: number[] = [];
  const others = table.header.map((_, index) => index).filter((index) => !at.includes(index));
  const rows = Array.from(table.rows, (row) => {
    const level = at.findIndex((index) => (row.cells[index] ?? '').trim() !== '');
    const title = level < 0 ? '' : (row.cells[at[level] ?? -1] ?? '');
    const number = level < 0 ? '' : nextNumber(counts, level);
    return {
      ...row,
      cells: [number, title, ...(level < 0 ? [''] : [String(level)]), ...others.map((index) => row.cells[index] ?? '')],
    };
  });
  return { ...table, header: ['number', 'title', 'depth', ...others.map((index) => table.header[index] ?? '')], rows };
}

/** Counts on at a level and forgets what was counted below; a level left out counts as its first. */
function nextNumber(counts: number[], level: number): string {
  counts.length = Math.min(counts.length, level + 1);
  for (let each = 0; each < level; each += 1) counts[each] ??= 1;
  counts[level] = (counts[level] ?? 0) + 1;
  return counts.join('.');
}
