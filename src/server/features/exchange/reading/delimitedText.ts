import type { Buffer } from 'node:buffer';
import { TextPool } from './textPool.ts';

/** More cells than this in one row are not read: a table that wide is a damaged one. */
export const MOST_CELLS = 1000;

/** `unclosed`: a quote that is never closed swallowed the rest of the text. `stray`: text after a closing quote. */
export type CsvFlaw = 'unclosed' | 'stray';

/** `end` is where the row's line feed stands, or the end of the text. With a flaw its cells mean nothing. */
export type RowCells = { readonly cells: string[]; readonly end: number; readonly flaw: CsvFlaw | null };

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BLANK = 0x20;

/**
 * A delimited text after RFC 4180, cut into cells where it is asked to be: five million rows as texts would take ten
 * times the memory of their file. `bytes` are UTF-8 with single line feeds.
 */
export class DelimitedText {
  readonly bytes: Buffer;
  /** The byte that parts cells. */
  readonly delimiter: number;
  readonly #pool: TextPool;

  constructor(bytes: Buffer, delimiter: string) {
    this.bytes = bytes;
    this.delimiter = delimiter.charCodeAt(0);
    this.#pool = new TextPool(bytes);
  }

  /** How many lines it has: at most so many rows. */
  get lines(): number {
    let count = this.bytes.length === 0 || this.bytes.at(-1) === LINE_FEED ? 0 : 1;
    for (let at = 0; at < this.bytes.length; at += 1) if (this.bytes[at] === LINE_FEED) count += 1;
    return count;
  }

  /** The cells of the row that begins at `start`. */
  cellsAt(start: number): RowCells {
    const cells: string[] = [];
    let from = start;
    for (let at = start; ; at += 1) {
      const byte = this.bytes[at];
      if (byte === QUOTE) return this.#quotedRowAt(start);
      const isEnd = byte === undefined || byte === LINE_FEED;
      if (!isEnd && byte !== this.delimiter) continue;
      if (cells.length <= MOST_CELLS) cells.push(this.#pool.slice(from, at));
      if (isEnd) return { cells, end: at, flaw: null };
      from = at + 1;
    }
  }

  /** One cell of the row that begins at `start`, empty where the row has none; only of a row without a flaw. */
  cellAt(start: number, index: number): string {
    let from = start;
    let left = index;
    for (let at = start; ; at += 1) {
      const byte = this.bytes[at];
      if (byte === QUOTE) return this.#quotedRowAt(start).cells[index] ?? '';
      const isEnd = byte === undefined || byte === LINE_FEED;
      if (!isEnd && byte !== this.delimiter) continue;
      if (left === 0) return this.#pool.slice(from, at);
      if (isEnd) return '';
      left -= 1;
      from = at + 1;
    }
  }

  /** Where the line feed of the line stands, or the end of the text. */
  endOfLine(start: number): number {
    const end = this.bytes.indexOf(LINE_FEED, start);
    return end < 0 ? this.bytes.length : end;
  }

  /**
   * A row with at least one quote on its first line. After a stray quote the next row begins at the next line, so that
   * one damaged row costs no other.
   */
  #quotedRowAt(start: number): RowCells {
    const cells: string[] = [];
    let at = start;
    let lineEnd = this.endOfLine(start);
    while (cells.length <= MOST_CELLS) {
      const quoted = this.bytes[at] === QUOTE ? this.#quotedCellAt(at) : null;
      if (quoted?.flaw) return { cells, end: quoted.end, flaw: quoted.flaw };
      if (quoted && quoted.end > lineEnd) lineEnd = this.endOfLine(quoted.end);
      const end = quoted ? this.#afterBlanks(quoted.end) : this.#endOfPlainCell(at, lineEnd);
      cells.push(quoted ? quoted.value : this.#pool.slice(at, end));
      if (end === lineEnd) return { cells, end, flaw: null };
      if (this.bytes[end] !== this.delimiter) return { cells, end: lineEnd, flaw: 'stray' };
      at = end + 1;
    }
    return { cells, end: lineEnd, flaw: null };
  }

  /** From an opening quote to behind the closing one; two quotes inside are one. */
  #quotedCellAt(start: number): { value: string; end: number; flaw: CsvFlaw | null } {
    let closing = this.bytes.indexOf(QUOTE, start + 1);
    while (closing >= 0 && this.bytes[closing + 1] === QUOTE) closing = this.bytes.indexOf(QUOTE, closing + 2);
    if (closing < 0) return { value: '', end: this.bytes.length, flaw: 'unclosed' };
    const value = this.#pool.slice(start + 1, closing).replaceAll('""', '"');
    return { value, end: closing + 1, flaw: null };
  }

  /** Blanks between a closing quote and the delimiter are no text; a tab may be the delimiter itself. */
  #afterBlanks(start: number): number {
    let at = start;
    while (this.bytes[at] === BLANK) at += 1;
    return at;
  }

  /** Looks no further than the line, or a text without the delimiter would be searched to its end for every cell. */
  #endOfPlainCell(at: number, lineEnd: number): number {
    const length = this.bytes.subarray(at, lineEnd).indexOf(this.delimiter);
    return length < 0 ? lineEnd : at + length;
  }
}
