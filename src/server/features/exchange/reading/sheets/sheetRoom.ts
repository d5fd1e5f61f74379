import { tooManyRows } from '#server/features/exchange/tables/tooManyRows.ts';

/** A sheet that has a cell further to the right is no table. */
export const MOST_SHEET_COLUMNS = 1000;

/** For each filled cell a workbook may have so many places in its rows, filled or not. */
const PLACES_A_CELL = 4;

/** A sheet of more rows or cells than are read here, in words for the person who chose the file. */
export class SheetTooLarge extends Error {
  override readonly name = 'SheetTooLarge';
}

/** What a workbook may still hold: counted while it is read, for what a file says of its size may be untrue. */
export type SheetRoom = {
  /** Checks that a sheet of so many filled rows may have another. Throws SheetTooLarge. */
  takeRow(rows: number, width: number): void;
  /** Throws SheetTooLarge. */
  takeCell(): void;
};

export function createSheetRoom({
  rows: mostRows = Number.POSITIVE_INFINITY,
  cells: mostCells = Number.POSITIVE_INFINITY,
}: {
  readonly rows?: number | undefined;
  readonly cells?: number | undefined;
}): SheetRoom {
  let cells = 0;
  let places = 0;
  const tooMany = () =>
    new SheetTooLarge(`more than ${mostCells.toLocaleString('en-US')} cells; split it, or use the command line`);
  return {
    takeRow: (rows, width) => {
      // The first is the heading.
      if (rows > mostRows) throw new SheetTooLarge(tooManyRows(mostRows));
      places += width;
      if (places > mostCells * PLACES_A_CELL) throw tooMany();
    },
    takeCell: () => {
      cells += 1;
      if (cells > mostCells) throw tooMany();
    },
  };
}
