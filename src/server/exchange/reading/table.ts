import type { DateFormat } from '#core/plan/plan.ts';
import type { DecimalMark } from '#core/typed/decimalMark.ts';

/** One filled row; `line` is where it stands in its file, counted from 1 (in a workbook the row of the sheet). */
export type TableRow = {
  readonly line: number;
  readonly cells: readonly string[];
  /** The heading its figure stands under, for a row taken out of a wide sheet. */
  readonly heading?: string;
};

/** A sentence about one line of a file. */
export type LineNotice = { readonly line: number; readonly reason: string };

/** A sheet of cells as text, whatever it was read from. */
export type Table = {
  /** As the person is told: `goals.csv`, or `plan.xlsx, sheet Goals`. */
  readonly file: string;
  readonly headerLine: number;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** Rows whose cells could not be told apart: they stay out. */
  readonly unreadable: readonly LineNotice[];
  /** What the person should know about how the file was read. */
  readonly notices: readonly LineNotice[];
  /** The decimal mark to read numbers with that could be read both ways. */
  readonly usualMark: DecimalMark;
  /** How its dates are written, where that was said. */
  readonly dateFormat?: DateFormat;
  /** How its numbers are written, where that was said. */
  readonly decimalMark?: DecimalMark;
};

export type TablesRead =
  | { readonly ok: true; readonly tables: readonly Table[] }
  | { readonly ok: false; readonly line: number | null; readonly column: number | null; readonly reason: string };
