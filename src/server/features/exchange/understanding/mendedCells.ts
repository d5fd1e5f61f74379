import type { QuestionAnswers } from '#contract/importQuestion.ts';
import { columnNumber } from '#core/format/columnLetters.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';

const MENDED = /^cell (?:(?<grid>.+)!)?(?<letters>[A-Z]{1,3})(?<line>\d{1,7})$/i;

/** How a cell is named by who mends it: `cell H14`, of several sheets `cell Year end!H14`. */
export function mendedName(grid: Pick<Grid, 'file' | 'sheet'>, cell: string, isOnly: boolean): string {
  return isOnly ? `cell ${cell}` : `cell ${grid.sheet ?? grid.file}!${cell}`;
}

export function isMendedName(name: string): boolean {
  return MENDED.test(name);
}

/** Sheets with the cells that somebody mended. */
export function withMended(grids: readonly Grid[], answers: QuestionAnswers): readonly Grid[] {
  const mended = Object.entries(answers).flatMap(([name, value]) => {
    const { grid = null, letters, line } = MENDED.exec(name)?.groups ?? {};
    return letters === undefined || line === undefined
      ? []
      : [{ grid: grid?.toLowerCase() ?? null, column: columnNumber(letters.toUpperCase()), line: Number(line), value }];
  });
  if (mended.length === 0) return grids;
  return grids.map((grid) => {
    const own = mended.filter(
      (each) => each.grid === null || [grid.sheet, grid.file].some((name) => name?.toLowerCase() === each.grid),
    );
    return own.length === 0 ? grid : own.reduce(withCell, grid);
  });
}

function withCell(
  grid: Grid,
  { line, column, value }: { readonly line: number; readonly column: number; readonly value: string },
): Grid {
  const at = grid.rows.findIndex((row) => row.line === line);
  const row = grid.rows[at];
  // Only what the file has is mended: it stays as many filled cells.
  if (row === undefined || (row.cells[column] ?? '').trim() === '') return grid;
  const kinds = grid.kinds[at];
  return {
    ...grid,
    rows: grid.rows.with(at, { ...row, cells: [...row.cells].with(column, value) }),
    kinds:
      kinds === undefined ? grid.kinds : grid.kinds.with(at, `${kinds.slice(0, column)}t${kinds.slice(column + 1)}`),
  };
}
