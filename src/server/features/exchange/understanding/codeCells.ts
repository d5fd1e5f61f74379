import type { Column, SheetTable } from './model.ts';

/** `3.1.1` and `KPI-04` name nothing. */
const CODE = /^(?:\p{Lu}{1,5}[-.]?)?\d+(?:[.-]?(?:\d+|\p{L}))*\.?$/u;

/** The filled cells of a column. */
export function cellsOf({ grid, body }: SheetTable, at: number): string[] {
  return body.flatMap((row) => (grid.rows[row]?.cells[at] ?? '').trim() || []);
}

export function areCodes({ at }: Column, table: SheetTable): boolean {
  const cells = cellsOf(table, at);
  return cells.length > 0 && cells.filter((cell) => CODE.test(cell)).length >= cells.length * 0.9;
}

const NUMBERED = /^(?:\p{Lu}{1,5}[-. ]?)?\d+(?:\.\d+)*[.)]?\s+(?:\p{Lu}\s+\p{Ll}|\p{L})\p{L}/u;
const LEAST_LENGTH = 8;

/** `1.1 New firms`: a title with its number, though it could be a figure with its unit. */
export function areNumberedTexts(column: Column, table: SheetTable): boolean {
  const cells = cellsOf(table, column.at);
  const numbered = cells.filter((cell) => NUMBERED.test(cell));
  const numbers = new Set(numbered.map((cell) => /^\S+/.exec(cell)?.[0]));
  return (
    numbered.length > 0 &&
    numbered.length >= cells.length * 0.8 &&
    column.cells.average >= LEAST_LENGTH &&
    numbers.size >= new Set(numbered).size
  );
}
