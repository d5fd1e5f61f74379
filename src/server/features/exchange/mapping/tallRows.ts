import type { TableRow, TableRows } from '#server/features/exchange/tables/table.ts';

const FIRST_ROOM = 1024;

/**
 * Rows taken out of the cells of a wide sheet, kept as which cell of which row each is: a sheet of a hundred thousand
 * goals has millions.
 */
export class TallRows implements TableRows {
  readonly #wide: TableRows;
  readonly #tall: (row: TableRow, column: number) => TableRow;
  #rows = new Uint32Array(FIRST_ROOM);
  #columns = new Uint16Array(FIRST_ROOM);
  #length = 0;
  #last: { readonly index: number; readonly row: TableRow } | null = null;

  /** `tall` makes a row of a cell. */
  constructor(wide: TableRows, tall: (row: TableRow, column: number) => TableRow) {
    this.#wide = wide;
    this.#tall = tall;
  }

  add(row: number, column: number): void {
    if (this.#length === this.#rows.length) this.#makeRoom();
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

  /** Room follows what is there, not what a sheet could have: rows times headings may be a thousand times as much. */
  #makeRoom(): void {
    this.#rows = new Uint32Array(this.#rows.buffer.transfer(this.#rows.byteLength * 2));
    this.#columns = new Uint16Array(this.#columns.buffer.transfer(this.#columns.byteLength * 2));
  }

  /** The cells of one row are asked for one after the other. */
  #wideRow(index: number): TableRow | undefined {
    if (this.#last?.index === index) return this.#last.row;
    const row = this.#wide.at(index);
    this.#last = row === undefined ? null : { index, row };
    return row;
  }
}
