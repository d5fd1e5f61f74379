import { armed } from '#core/format/csv.ts';
import type { TableRow, TableRows } from '#server/features/exchange/tables/table.ts';
import type { DelimitedText } from './delimitedText.ts';

/**
 * The rows of a delimited text, kept as where each begins and on which line: a row is made when it is asked for.
 * `most` is how many there may be.
 */
export class TextRows implements TableRows {
  readonly #text: DelimitedText;
  readonly #starts: Uint32Array;
  /** Null while each stands on the line after the one before, as in most files. */
  #lines: Uint32Array | null = null;
  #firstLine = 0;
  #length = 0;

  constructor(text: DelimitedText, most: number) {
    this.#text = text;
    this.#starts = new Uint32Array(most);
  }

  add({ start, line }: { readonly start: number; readonly line: number }): void {
    if (this.#length === 0) this.#firstLine = line;
    if (this.#lines === null && line !== this.#firstLine + this.#length) this.#lines = this.#linesSoFar();
    this.#starts[this.#length] = start;
    if (this.#lines !== null) this.#lines[this.#length] = line;
    this.#length += 1;
  }

  get length(): number {
    return this.#length;
  }

  at(index: number): TableRow | undefined {
    if (index < 0 || index >= this.#length) return undefined;
    const { cells } = this.#text.cellsAt(Number(this.#starts[index]));
    for (const [at, cell] of cells.entries()) cells[at] = armed(cell);
    return { line: this.#lines?.[index] ?? this.#firstLine + index, cells };
  }

  *[Symbol.iterator](): Generator<TableRow> {
    for (let index = 0; index < this.#length; index += 1) {
      const row = this.at(index);
      if (row !== undefined) yield row;
    }
  }

  #linesSoFar(): Uint32Array {
    const lines = new Uint32Array(this.#starts.length);
    for (let index = 0; index < this.#length; index += 1) lines[index] = this.#firstLine + index;
    return lines;
  }

  /** The cells of one column, without making those beside them. */
  *column(index: number): Generator<string> {
    for (let at = 0; at < this.#length; at += 1) yield armed(this.#text.cellAt(Number(this.#starts[at]), index));
  }
}
