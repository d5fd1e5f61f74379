import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { conceptsOf, isHeadingWord } from '#server/features/exchange/understanding/words/headingWords.ts';
import { seriesOf } from './seriesOf.ts';

/** A sheet that lies on its side: its first column has the names of figures, its first row the goals. */
export function isTurned(grid: Grid): boolean {
  const [first, ...others] = grid.rows;
  if (first === undefined || others.length < 2 || others.length > 40) return false;
  const names = others.map(({ cells }) => (cells[0] ?? '').trim()).filter((name) => name !== '');
  if (names.length < 2 || names.length < others.length * 0.8) return false;
  const figures = names.filter((name) => seriesOf(name) !== null);
  const known = names.filter((name) => isHeadingWord(name));
  const goals = first.cells.slice(1).filter((cell) => (cell ?? '').trim() !== '');
  const isOfWords = goals.filter((cell) => (conceptsOf(cell)[0]?.cover ?? 0) < 0.8).length * 2 > goals.length;
  return (
    figures.length >= 1 &&
    known.length >= names.length * 0.7 &&
    new Set(figures.map(seriesOf)).size >= Math.min(2, figures.length) &&
    goals.length >= 1 &&
    isOfWords
  );
}

/** The same with rows and columns exchanged; where its cells really stand, `placeIn` says. */
export function turned(grid: Grid): Grid {
  const width = grid.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const rows = Array.from({ length: width }, (_, column) => ({
    line: column + 1,
    cells: grid.rows.map(({ cells }, at) =>
      at === 0 && column === 0 && (cells[0] ?? '').trim() === '' ? 'Indicator' : (cells[column] ?? ''),
    ),
  }));
  const kinds = Array.from({ length: width }, (_, column) =>
    grid.rows.map((_row, at) => grid.kinds[at]?.[column] ?? 't').join(''),
  );
  return { ...grid, rows, kinds, looks: new Map(), merges: [], hiddenLines: [], hiddenColumns: [], original: grid };
}
