import type { TableRow } from '#server/features/exchange/tables/table.ts';
import type { SheetRoom } from './sheetRoom.ts';
import { type CellLook, type FilledRows, lookKey } from './wholeSheet.ts';

/** A cell as its format gives it. */
export type FilledCell = {
  readonly text: string;
  /** A letter, as in `FilledRows.kinds`, in capitals where a formula worked it out. */
  readonly kind: string;
  readonly look: CellLook | null;
};

/** Gathers the cells of a sheet, row by row from left to right, as far as there is room for them. */
export class GatheredRows {
  readonly #rows: TableRow[] = [];
  readonly #kinds: string[] = [];
  readonly #looks = new Map<string, CellLook>();
  readonly #uncalculated: number[] = [];
  readonly #hidden: number[] = [];
  readonly #room: SheetRoom;

  constructor(room: SheetRoom) {
    this.#room = room;
  }

  get count(): number {
    return this.#rows.length;
  }

  /** Takes the cells of a line, by their columns. A line without any text is left out. Throws SheetTooLarge. */
  take(line: number, cells: ReadonlyMap<number, FilledCell>, isHidden: boolean): void {
    const filled = [...cells].filter(([, { text }]) => text.trim() !== '');
    for (const [, { kind, text }] of cells)
      if (text === '' && kind !== kind.toLowerCase()) this.#uncalculated.push(line);
    if (filled.length === 0) return;
    const width = Math.max(...filled.map(([column]) => column)) + 1;
    this.#room.takeRow(this.#rows.length, width);
    const texts = Array.from({ length: width }, () => '');
    const kinds = Array.from({ length: width }, () => ' ');
    for (const [column, { text, kind, look }] of filled) {
      this.#room.takeCell();
      texts[column] = text;
      kinds[column] = kind;
      if (look !== null) this.#looks.set(lookKey(line, column), look);
    }
    this.#rows.push({ line, cells: texts });
    this.#kinds.push(kinds.join(''));
    if (isHidden) this.#hidden.push(line);
  }

  read(): FilledRows {
    return {
      rows: this.#rows,
      kinds: this.#kinds,
      looks: this.#looks,
      uncalculated: this.#uncalculated,
      hiddenLines: this.#hidden,
    };
  }
}
