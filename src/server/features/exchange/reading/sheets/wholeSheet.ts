import type { SheetHead } from '#server/features/exchange/tables/sheetSeen.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import type { FormulaFunction } from './periodFormula.ts';

/** What a number with a format means: a day, a percent (0.9 is 90%), or just a number. */
export type NumberMeaning = 'date' | 'percent' | 'number';

/** A colour of a traffic light that a cell is filled with. */
export type CellColour = 'green' | 'amber' | 'red';

/** How a cell looks beside its value. */
export type CellLook = {
  readonly colour: CellColour | null;
  readonly indent: number;
  /** As its format shows it, where that has more decimals than its value. */
  readonly shown: string | null;
  /** Of a cell that a formula worked out. */
  readonly formula?: FormulaFunction;
};

/** Where a cell stands, as `looks` names it; columns count from 0. */
export function lookKey(line: number, column: number): string {
  return `${line} ${column}`;
}

/** What stands in the filled rows of a sheet, in whatever format it was saved. */
export type FilledRows = {
  readonly rows: readonly TableRow[];
  /**
   * What the cells of each row are, a letter a column: `n` a number, `p` a percent, `d` a date, `b` yes or no, `t` a
   * text, a blank none; capitals where a formula worked it out.
   */
  readonly kinds: readonly string[];
  /** What else a cell has, by its line and column. */
  readonly looks: ReadonlyMap<string, CellLook>;
  /** Rows with a formula whose value the program did not keep. */
  readonly uncalculated: readonly number[];
  /** Filled rows that the program does not show. */
  readonly hiddenLines: readonly number[];
};

export type WholeSheet = SheetHead & FilledRows;

/** A sheet of a workbook; reading it throws SheetTooLarge, and what its format throws. */
export type OpenedSheet = {
  readonly name: string;
  readonly isHidden: boolean;
  read(): WholeSheet;
  /** The first rows of a sheet that is only looked at. */
  look(rows: number): readonly TableRow[];
};
