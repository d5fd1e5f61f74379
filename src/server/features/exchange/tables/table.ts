import type { ReadNotice } from '#contract/readNotice.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { DecimalMark } from '#core/typed/decimalMark.ts';
import type { Delimiter } from './delimiter.ts';

/** One filled row; `line` is where it stands in its file, counted from 1 (in a workbook the row of the sheet). */
export type TableRow = {
  readonly line: number;
  readonly cells: readonly string[];
  /** The heading its figure stands under, for a row taken out of a wide sheet. */
  readonly heading?: string;
  /** The one figure such a row speaks of; of the other it says nothing. */
  readonly figure?: 'target' | 'actual';
};

/** The filled rows of a table, in order; a list of rows is one. Of a large text each is made when it is asked for. */
export type TableRows = Iterable<TableRow> & {
  readonly length: number;
  at(index: number): TableRow | undefined;
  /** The cells of one column, where that takes less than making the rows. */
  column?(index: number): Iterable<string>;
};

/** The cells of one column, top down. */
export function columnOf(rows: TableRows, index: number): Iterable<string> {
  return rows.column?.(index) ?? cellsOf(rows, index);
}

function* cellsOf(rows: TableRows, index: number): Generator<string> {
  for (const { cells } of rows) yield cells[index] ?? '';
}

/** A sentence about one line of a file, and where the page says it in its own language, by its code. */
export type LineNotice = { readonly line: number; readonly reason: string; readonly said?: ReadNotice };

/** A sheet of cells as text, whatever it was read from. */
export type Table = {
  /** As the person is told: `goals.csv`, or `plan.xlsx, sheet Goals`. */
  readonly file: string;
  readonly headerLine: number;
  readonly header: readonly string[];
  readonly rows: TableRows;
  /** Rows whose cells could not be told apart: they stay out. */
  readonly unreadable: readonly LineNotice[];
  /** What the person should know about how the file was read. */
  readonly notices: readonly LineNotice[];
  /** In what it does not agree with itself. */
  readonly doubts?: readonly LineNotice[];
  /** The decimal mark to read numbers with that could be read both ways. */
  readonly usualMark: DecimalMark;
  /** What parts its cells, where it is a text. */
  readonly delimiter?: Delimiter;
  /** How its dates are written, where that was said. */
  readonly dateFormat?: DateFormat;
  /** Its texts are as somebody wrote them, blanks and all: `-` is a text like any other, and only an empty one is none. */
  readonly isAsWritten?: true;
  /** How its numbers are written, where that was said. */
  readonly decimalMark?: DecimalMark;
  /** Of a workbook: the letters of its columns by their headings, where a heading stands over one column alone. */
  readonly letters?: ReadonlyMap<string, string>;
  /** The headings as the file has them, by the names that a mapping gives their columns. */
  readonly written?: ReadonlyMap<string, string>;
  /** The year of the first heading or period without one, where that was said. */
  readonly year?: number;
  /** Headings and periods that name no year: until it is said, nothing is imported. */
  readonly yearless?: readonly string[];
  /** Headings and cells of periods that do not plainly say which one, and the date each is read as. */
  readonly periods?: readonly { readonly heading: string; readonly date: string }[];
  /** Columns that are left out before the others are recognised, with how many of their cells say something. */
  readonly leftOut?: readonly { readonly heading: string; readonly cells: number }[];
  /** The unit that the headings of its figures have in brackets. */
  readonly headingUnit?: string;
  /** Describes own fields for plans that lack them: those of a plan stay as they are, but for more choices. */
  readonly isOnlyNew?: true;
  /** Of a wide sheet: whether some cell for a target was empty; empty ones are no rows. */
  readonly hasEmptyTargets?: boolean;
};
