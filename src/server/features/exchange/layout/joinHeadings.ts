import { filledColumns, type HeadRow } from './headCells.ts';

/** What stands between the texts of several rows of headings. */
export const HEADING_MARK = ' | ';

/**
 * The headings of one or several rows, column by column: `2026 | Q1 | Actual`. A merged cell, or in a row without any
 * the text left of an empty cell, is the heading of each column it stands over.
 */
export function joinHeadings(rows: readonly HeadRow[]): string[] {
  const width = Math.max(0, ...rows.map(({ spread }) => spread.length));
  const texts = rows.map((row, at) => (at === rows.length - 1 ? row.spread : overColumns(row, rows.slice(at + 1))));
  return Array.from({ length: width }, (_, column) => {
    const parts = texts.map((cells) => (cells[column] ?? '').replace(/\s+/g, ' ').trim());
    // A cell merged over several rows says the same in each.
    return parts.filter((part, at) => part !== '' && part !== parts[at - 1]).join(HEADING_MARK);
  });
}

/** A text stands over the empty cells right of it as long as the rows below have headings there. */
export function overColumns({ spread, wide }: HeadRow, below: readonly HeadRow[]): readonly string[] {
  if (below.length === 0 || wide.length > 0) return spread;
  const isFilledBelow = (column: number) => below.some((row) => (row.spread[column] ?? '').trim() !== '');
  const width = Math.max(spread.length, ...below.map((row) => row.spread.length));
  const over = Array.from({ length: width }, (_, column) => spread[column] ?? '');
  for (const [at, column] of filledColumns(spread).entries()) {
    const next = filledColumns(spread)[at + 1] ?? width;
    if (!isFilledBelow(column)) continue;
    for (let each = column + 1; each < next && isFilledBelow(each); each += 1) over[each] = spread[column] ?? '';
  }
  return over;
}
