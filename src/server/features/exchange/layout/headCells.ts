import { SHOWN_ROWS } from '#contract/importDraft.ts';
import type { Merge, SheetHead } from '#server/features/exchange/tables/sheetSeen.ts';

/** A row near the top of a sheet, as headings are told from it. */
export type HeadRow = {
  readonly line: number;
  /** As they stand; of merged cells only the first has a text. */
  readonly cells: readonly string[];
  /** The same with the text of merged cells in each column and row they cover. */
  readonly spread: readonly string[];
  /** Merged cells of several columns that begin in this row. */
  readonly wide: readonly Merge[];
};

/** A row has no more of them; those of a damaged sheet may lie on each other. */
const MOST = 1000;

/** Rows of a sheet with merged cells spread over what they cover: the first ones, or those of some lines. */
export function headRowsOf({ rows, merges }: SheetHead, lines: readonly number[] | null): HeadRow[] {
  const byLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  const asked = lines === null ? rows.slice(0, SHOWN_ROWS) : rows.filter(({ line }) => lines.includes(line));
  return asked.map(({ line, cells }) => {
    const spread = [...cells];
    const here = merges.filter(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine).slice(0, MOST);
    for (const { firstLine, firstColumn, lastColumn } of here) {
      const text = byLine.get(firstLine)?.[firstColumn] ?? '';
      for (let column = firstColumn; column <= lastColumn; column += 1) spread[column] = text;
    }
    const wide = here.filter((merge) => merge.firstLine === line && merge.lastColumn > merge.firstColumn);
    return { line, cells, spread: Array.from(spread, (cell) => cell ?? ''), wide };
  });
}

/** The columns in which a row has a text, counted from 0. */
export function filledColumns(cells: readonly string[]): number[] {
  return cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));
}
