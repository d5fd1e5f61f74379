import type { CsvFlaw, DelimitedText } from './delimitedText.ts';

/** One row of a delimited text. `line` is where it begins, `lastLine` where it ends; they differ by quoted line ends. */
export type CsvRow = {
  readonly line: number;
  readonly lastLine: number;
  /** Where its first byte stands. */
  readonly start: number;
  /** How many cells it has. */
  readonly width: number;
  /** Its cells, where it took reading them to know where it ends; null for a plain row, which is read when asked for. */
  readonly cells: readonly string[] | null;
  /** What is wrong with the quotes of the row; its cells mean nothing then. */
  readonly flaw: CsvFlaw | null;
};

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BLANK = 0x20;

/** Rows of a delimited text with the lines they stand on; lines without a character in any cell are left out. */
export function* csvRows(text: DelimitedText): Generator<CsvRow> {
  let line = 1;
  for (let start = 0; start < text.bytes.length; ) {
    const seen = lookAt(text, start);
    if (seen.hasQuote) {
      const { cells, end, flaw } = text.cellsAt(start);
      const lastLine = line + lineFeedsIn(text, start, end);
      yield { line, lastLine, start, width: cells.length, cells, flaw };
      start = end + 1;
      line = lastLine + 1;
      continue;
    }
    // A character beyond ASCII may be a blank.
    if (seen.isFilled || (seen.hasOthers && isFilled(text.cellsAt(start).cells)))
      yield { line, lastLine: line, start, width: seen.width, cells: null, flaw: null };
    start = seen.end + 1;
    line += 1;
  }
}

/** Whether any of a row's cells says something. */
export function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

type LineSeen = {
  readonly end: number;
  readonly width: number;
  readonly hasQuote: boolean;
  /** With something else than blanks and delimiters, as far as ASCII tells. */
  readonly isFilled: boolean;
  readonly hasOthers: boolean;
};

function lookAt({ bytes, delimiter }: DelimitedText, start: number): LineSeen {
  let width = 1;
  let hasQuote = false;
  let isFilled = false;
  let hasOthers = false;
  let at = start;
  for (; at < bytes.length; at += 1) {
    const byte = Number(bytes[at]);
    if (byte === LINE_FEED) break;
    if (byte === delimiter) width += 1;
    else if (byte === QUOTE) hasQuote = true;
    else if (byte > BLANK && byte < 0x80) isFilled = true;
    else if (byte !== BLANK) hasOthers = true;
  }
  return { end: at, width, hasQuote, isFilled, hasOthers };
}

function lineFeedsIn({ bytes }: DelimitedText, start: number, end: number): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED, start); at >= 0 && at < end; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
