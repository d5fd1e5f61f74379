import { MOST_HEADER_ROWS } from '#contract/import.ts';
import { seriesNamed } from '#server/features/exchange/mapping/datedHeading.ts';
import { filledColumns, type HeadRow } from './headCells.ts';
import { isFigure, isHeading, isPeriodHeading } from './isHeading.ts';

/**
 * The rows of headings near the top of a sheet: the one with most usual headings, with those above and below it that
 * group or part its columns. Where no row has any, the first row of several texts over a row with a number.
 */
export function findHeadings(rows: readonly HeadRow[]): readonly HeadRow[] {
  const scores = rows.map(scoreOf);
  const best = Math.max(0, ...scores);
  const at = best >= LEAST_SCORE ? scores.indexOf(best) : unknownHeadings(rows);
  const row = rows[at];
  if (row === undefined) return rows.slice(0, 1);
  const found = [row];
  for (let above = at - 1; isGroup(rows[above], found[0]) && found.length < MOST_HEADER_ROWS; above -= 1)
    found.unshift(...rows.slice(above, above + 1));
  for (let below = at + 1; isPart(rows[below], found.at(-1)) && found.length < MOST_HEADER_ROWS; below += 1)
    found.push(...rows.slice(below, below + 1));
  return found;
}

/** Two usual headings, or three words of which one is. */
const LEAST_SCORE = 8;

function scoreOf({ cells }: HeadRow): number {
  const filled = filledColumns(cells).map((column) => cells[column] ?? '');
  if (filled.length < 2) return 0;
  const known = filled.filter(isHeading).length;
  const figures = filled.filter(isFigure).length;
  const words = new Set(filled.map((text) => text.trim().toLowerCase())).size;
  return known === 0 ? 0 : 3 * known + words - 5 * figures;
}

function unknownHeadings(rows: readonly HeadRow[]): number {
  const widest = Math.max(0, ...rows.map(({ cells }) => filledColumns(cells).length));
  const at = rows.findIndex(({ cells }, index) => {
    const texts = filledColumns(cells).map((column) => cells[column] ?? '');
    const isFull = texts.length >= 2 && texts.length * 2 > widest && !texts.some(isFigure);
    return isFull && rows.slice(index + 1, index + 3).some((below) => below.cells.some(isFigure));
  });
  return at < 0 ? 0 : at;
}

/** Whether a row stands over the headings below it and groups some of their columns. */
function isGroup(above: HeadRow | undefined, headings: HeadRow | undefined): boolean {
  if (above === undefined || headings === undefined || headings.line - above.line > 1) return false;
  const filled = filledColumns(above.cells);
  const width = filledColumns(headings.spread).length;
  const isWhole = above.wide.some(({ firstColumn, lastColumn }) => lastColumn - firstColumn + 1 >= width);
  const texts = filled.map((column) => above.cells[column] ?? '');
  if (isWhole || texts.length === 0 || texts.some((text) => isFigure(text) || DAY.test(text))) return false;
  // A text at the left may be a title; over the figures it says which they are.
  const [first = 0] = filled;
  const isOverFirst = first === 0 && (headings.cells[0] ?? '').trim() !== '';
  const telling = isOverFirst ? texts.slice(1) : texts;
  if (above.wide.length > 0) return !isOverFirst || texts.some(isHeading);
  const gaps = filledColumns(headings.cells).filter((column) => (above.cells[column] ?? '').trim() === '');
  return gaps.length > 0 && telling.length > 0 && telling.every(isHeading);
}

/** `Stand 31.10.2026` above a table is no heading. */
const DAY = /^\s*\d{1,2}[./]\d{1,2}[./]\d{2,4}\s*$/;

/** Whether a row below headings parts some of their columns: under `2026` stand `Q1` and `Q2`. */
function isPart(below: HeadRow | undefined, headings: HeadRow | undefined): boolean {
  if (below === undefined || headings === undefined || below.line - headings.line > 1) return false;
  const filled = filledColumns(below.cells);
  if (filled.length === 0 || filled.some((column) => isFigure(below.cells[column] ?? ''))) return false;
  // A text file has no merged cells: `2025` twice, and under them target and actual.
  const isOfPeriod = (column: number) =>
    isPeriodHeading(headings.cells[column] ?? '') && seriesNamed(below.cells[column] ?? '') !== null;
  if (filled.length >= 2 && filled.every(isOfPeriod)) return true;
  const isUnderGroup = (column: number) =>
    headings.wide.some(({ firstColumn, lastColumn }) => firstColumn <= column && column <= lastColumn) ||
    (headings.cells[column] ?? '').trim() === '';
  const parts = filled.filter(isUnderGroup);
  const others = filled.filter((column) => !isUnderGroup(column));
  const isWords = (column: number) => isHeading(below.cells[column] ?? '');
  return parts.length >= 2 && parts.filter(isWords).length * 2 > parts.length && others.every(isWords);
}
