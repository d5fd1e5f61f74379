import type { SheetNote } from '#contract/importDraft.ts';
import type { TableRow } from './table.ts';

/** A block of merged cells; lines count from 1, columns from 0. */
export type Merge = {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
};

/** The beginning of a sheet as it stands in its file, and what else a layout is told from. */
export type SheetHead = {
  readonly rows: readonly TableRow[];
  readonly merges: readonly Merge[];
  readonly hiddenLines: readonly number[];
  /** Counted from 0. */
  readonly hiddenColumns: readonly number[];
};

/** One kind of thing that was noticed, with the rows or columns it is about. */
export type Noted = {
  readonly kind: SheetNote['kind'];
  readonly lines: readonly number[];
  /** By their letters. */
  readonly columns: readonly string[];
  /** What the first of them says. */
  readonly text: string;
  readonly isLeftOut: boolean;
};

/** How a sheet is read: which rows are headings, and which of the rows and columns below are left out. */
export type SheetLayout = {
  readonly headerLines: readonly number[];
  /** Headings by their columns. */
  readonly headings: readonly string[];
  readonly noted: readonly Noted[];
  readonly skippedLines: ReadonlySet<number>;
  /** Counted from 0. */
  readonly skippedColumns: ReadonlySet<number>;
};

/** A sheet as the person who imports is shown it. */
export type SheetSeen = {
  readonly file: string;
  /** Null for a text file. */
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly isTaken: boolean;
  /** Whether it is read as files always were: the first row has the headings, and nothing is left out. */
  readonly isPlain: boolean;
  readonly headerLines: readonly number[];
  readonly noted: readonly Noted[];
  /** Its first filled rows. */
  readonly rows: readonly TableRow[];
};

/** Whether a sheet is read by its first row, which is `firstLine`, and nothing in it is left out. */
export function isPlainLayout(layout: SheetLayout, firstLine: number): boolean {
  const { headerLines, skippedLines, skippedColumns } = layout;
  return headerLines.length === 1 && headerLines[0] === firstLine && skippedLines.size + skippedColumns.size === 0;
}
