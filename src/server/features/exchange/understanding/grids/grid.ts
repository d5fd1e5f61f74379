import type { DecimalMark } from '#core/typed/decimalMark.ts';
import type { CellLook } from '#server/features/exchange/reading/sheets/wholeSheet.ts';
import type { Merge } from '#server/features/exchange/tables/sheetSeen.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';

/** A sheet of cells as text, whatever container it stood in, with what its cells are beside their text. */
export type Grid = {
  readonly file: string;
  /** Null for a text file. */
  readonly sheet: string | null;
  readonly isHidden: boolean;
  readonly rows: readonly TableRow[];
  /** A letter a cell, row by row, as `SheetRead.kinds`; empty where all are texts. */
  readonly kinds: readonly string[];
  readonly looks: ReadonlyMap<string, CellLook>;
  readonly merges: readonly Merge[];
  readonly hiddenLines: readonly number[];
  readonly hiddenColumns: readonly number[];
  readonly usualMark: DecimalMark;
  /** Texts beside the table: of JSON, notes that belong to no record. */
  readonly notes: readonly string[];
  /** Of JSON: the columns that name a record that holds others, from the outermost, and of the innermost. */
  readonly levels: readonly number[];
  /** Of JSON: whether a value stands there for the first time; those of a record around others are in each of their rows. */
  readonly isOwnCell?: (line: number, column: number) => boolean;
  /** Values beside the table, which is only counted. */
  readonly isBeside?: true;
  /** Of a sheet with rows and columns exchanged: the sheet as it stands. */
  readonly original?: Grid;
};

/** `goals.csv` or `plan.xlsx, sheet Goals`. */
export function nameOfGrid({ file, sheet }: Pick<Grid, 'file' | 'sheet'>): string {
  return sheet === null ? file : `${file}, sheet ${sheet}`;
}

/** How many of its cells say something. */
export function filledIn({ rows }: Pick<Grid, 'rows'>): number {
  let count = 0;
  for (const { cells } of rows) for (const cell of cells) if (cell !== undefined && cell.trim() !== '') count += 1;
  return count;
}
