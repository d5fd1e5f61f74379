import type { TableRow, TableRows } from '#server/exchange/reading/table.ts';

/**
 * Rows taken out of the cells of a wide sheet, kept as which cell of which row each is: a sheet of a hundred thousand
 * goals has millions.
 */
export class TallRows implements TableRows {
  readonly #wide: TableRows;
  readonly #tall: (row: TableRow, column: number) => TableRow;
  readonly #rows: Uint32Array;
  readonly #columns: Uint16Array;
  #length = 0;
  #last: { readonly index: number; readonly row: TableRow } | null = null;

  /** `tall` makes a row of a cell; `most` is how many there may be. */
  constructor(wide: TableRows, tall: (row: TableRow, column: number) => TableRow, most: number) {
    this.#wide = wide;
    this.#tall = tall;
    this.#rows = new Uint32Array(most);
    this.#columns = new Uint16Array(most);
  }

  add(row: number, column: number): void {
    this.#rows[this.#length] = row;
    this.#columns[this.#length] = column;
    this.#length += 1;
  }

  get length(): number {
    return this.#length;
  }

  at(index: number): TableRow | undefined {
    if (index < 0 || index >= this.#length) return undefined;
    const row = this.#wideRow(Number(this.#rows[index]));
    return row === undefined ? undefined : this.#tall(row, Number(this.#columns[index]));
  }

  *[Symbol.iterator](): Generator<TableRow> {
    for (let index = 0; index < this.#length; index += 1) {
      const row = this.at(index);
      if (row !== undefined) yield row;
    }
  }

  /** The cells of one row are asked for one after the other. */
  #wideRow(index: number): TableRow | undefined {
    if (this.#last?.index === index) return this.#last.row;
    const row = this.#wide.at(index);
    this.#last = row === undefined ? null : { index, row };
    return row;
  }
}
