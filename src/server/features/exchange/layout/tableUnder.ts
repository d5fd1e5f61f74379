import { columnLetters } from '#core/format/columnLetters.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Merge, SheetLayout } from '#server/features/exchange/tables/sheetSeen.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';

/** The rows of data of a sheet: those below the headings that are not left out, cells merged over several rows in each. */
export function dataRows(rows: readonly TableRow[], layout: SheetLayout, merges: readonly Merge[]): TableRow[] {
  const last = Math.max(...layout.headerLines);
  const below = rows.filter(({ line }) => line > last && !layout.skippedLines.has(line));
  const spread = spreadDown(below, merges);
  if (layout.skippedColumns.size === 0) return spread;
  return spread.map((row) => ({
    ...row,
    cells: row.cells.map((cell, column) => (layout.skippedColumns.has(column) ? '' : cell)),
  }));
}

/** The headings without those of columns that are left out. */
export function dataHeadings({ headings, skippedColumns }: SheetLayout): readonly string[] {
  return headings.map((heading, column) => (skippedColumns.has(column) ? '' : heading));
}

/** Longer ones are not made by hand. */
const LONGEST_MERGE = 500;

function spreadDown(rows: readonly TableRow[], merges: readonly Merge[]): TableRow[] {
  const tall = merges.filter(({ firstLine, lastLine }) => lastLine > firstLine);
  const spread = [...rows];
  if (tall.length === 0) return spread;
  const byLine = new Map(rows.map(({ line }, at) => [line, at]));
  for (const { firstLine, lastLine, firstColumn } of tall) {
    const text = rows[byLine.get(firstLine) ?? -1]?.cells[firstColumn] ?? '';
    if (text === '') continue;
    for (let line = firstLine + 1; line <= Math.min(lastLine, firstLine + LONGEST_MERGE); line += 1) {
      const at = byLine.get(line);
      const row = at === undefined ? undefined : spread[at];
      if (at === undefined || row === undefined) continue;
      const cells = Array.from(
        { length: Math.max(row.cells.length, firstColumn + 1) },
        (_, column) => row.cells[column] ?? '',
      );
      cells[firstColumn] = text;
      spread[at] = { ...row, cells };
    }
  }
  return spread;
}

/** The letters of columns by their headings; of two columns with one heading neither is named. */
export function lettersOf(headings: readonly string[]): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const twice = new Set<string>();
  for (const [column, heading] of headings.entries())
    for (const name of new Set([heading.trim(), plainName(heading)])) {
      if (letters.has(name)) twice.add(name);
      letters.set(name, columnLetters(column));
    }
  for (const name of ['', ...twice]) letters.delete(name);
  return letters;
}
