import type { Merge } from '#server/features/exchange/tables/sheetSeen.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { type Concept, conceptsOf, isHeadingWord } from '#server/features/exchange/understanding/words/headingWords.ts';
import { findPeriod } from './findPeriod.ts';
import type { Place } from './model.ts';
import { readFigure } from './readFigure.ts';

/** The rows of headings of a table, and the joined heading of each column. */
export type Head = {
  /** Indices of rows of the grid. */
  readonly rows: readonly number[];
  readonly headings: readonly string[];
  readonly places: readonly (readonly Place[])[];
};

/** Headings stand near the top. */
const LOOKED_AT = 60;
const MOST_ROWS = 3;
/** Two usual headings, or one and a half with a period. */
const LEAST = 1.8;

/** The headings at or below a row; null where none can be told. */
export function findHead(grid: Grid, from: number): Head | null {
  const best = bestRow(grid, from);
  if (best === null) return null;
  const rows = [best];
  for (
    let above = best - 1;
    above >= from && rows.length < MOST_ROWS && isGroup(grid, above, rows[0] ?? best);
    above -= 1
  )
    rows.unshift(above);
  for (let below = best + 1; rows.length < MOST_ROWS && isPart(grid, below, rows); below += 1) rows.push(below);
  return { rows, ...joined(grid, rows) };
}

function bestRow(grid: Grid, from: number): number | null {
  const last = Math.min(grid.rows.length, from + LOOKED_AT);
  let best: number | null = null;
  let most = 0;
  for (let at = from; at < last; at += 1) {
    const score = headingScore(grid, at);
    if (score > most && score >= LEAST) [best, most] = [at, score];
  }
  return best ?? unknownHead(grid, from);
}

/** How much a row looks like headings: each usual heading or period counts 1, each figure against it. */
export function headingScore({ rows, kinds }: Grid, at: number): number {
  const cells = rows[at]?.cells ?? [];
  const filled = filledColumns(cells);
  if (filled.length < 2) return 0;
  let score = 0;
  const seen = new Set<string>();
  for (const column of filled) {
    const text = (cells[column] ?? '').trim();
    const value = headingness(text, kinds[at]?.[column] ?? 't');
    score += value > 0 && seen.has(text) ? value / 2 : value;
    seen.add(text);
  }
  return score;
}

/** From -1 for a figure to 1 for a usual heading. */
function headingness(text: string, kind: string): number {
  if (kind === 'd' || kind === 'D') return 0.5;
  const found = findPeriod(text);
  if (found !== null && (found.rest === '' || isHeadingWord(found.rest)))
    return kind === 'n' || /^\d{4}$/.test(text) ? 0.6 : found.rest === '' && found.period.unit === 'day' ? 0.3 : 1;
  if (/^[nNpP]$/.test(kind)) return -1;
  if (isHeadingWord(text)) return 1;
  if (readFigure(text, '.') !== null) return -1;
  if (text.length > LONG_TEXT) return -0.5;
  const cover = conceptsOf(text)[0]?.cover ?? 0;
  return cover > 0.3 ? 0.5 : found !== null ? 0.4 : 0;
}

const LONG_TEXT = 60;

/** A row of several texts over a row with a figure. */
function unknownHead({ rows, kinds }: Grid, from: number): number | null {
  const last = Math.min(rows.length, from + LOOKED_AT);
  const widest = rows.slice(from, last).reduce((most, { cells }) => Math.max(most, filledColumns(cells).length), 0);
  for (let at = from; at < last - 1; at += 1) {
    const cells = rows[at]?.cells ?? [];
    const filled = filledColumns(cells);
    const isText = (column: number) => headingness((cells[column] ?? '').trim(), kinds[at]?.[column] ?? 't') >= 0;
    if (filled.length < 2 || filled.length * 2 < widest || !filled.every(isText)) continue;
    const below = rows[at + 1]?.cells ?? [];
    if (below.some((cell) => readFigure((cell ?? '').trim(), '.') !== null)) return at;
  }
  return null;
}

export function filledColumns(cells: readonly (string | undefined)[]): number[] {
  const filled: number[] = [];
  for (let column = 0; column < cells.length; column += 1) if ((cells[column] ?? '').trim() !== '') filled.push(column);
  return filled;
}

function mergesAt({ merges, rows }: Grid, at: number): Merge[] {
  const line = rows[at]?.line ?? 0;
  return merges.filter(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
}

/** Whether a row above headings groups some of their columns. */
function isGroup(grid: Grid, above: number, head: number): boolean {
  const [row, below] = [grid.rows[above], grid.rows[head]];
  if (row === undefined || below === undefined || below.line - row.line > 1) return false;
  const filled = filledColumns(row.cells);
  const width = filledColumns(below.cells).length;
  const wide = mergesAt(grid, above).filter(({ firstColumn, lastColumn }) => lastColumn > firstColumn);
  if (filled.length === 0 || wide.some(({ firstColumn, lastColumn }) => lastColumn - firstColumn + 1 >= width))
    return false;
  const texts = filled.map((column) => (row.cells[column] ?? '').trim());
  if (filled.length === 1 && filled[0] === 0 && wide.length === 0) return false;
  const kinds = grid.kinds[above] ?? '';
  const values = filled.map((column, at) => headingness(texts[at] ?? '', kinds[column] ?? 't'));
  if (values.some((value) => value < 0)) return false;
  if (wide.length > 0) return true;
  const isOverFirst = filled[0] === 0 && (below.cells[0] ?? '').trim() !== '';
  const telling = isOverFirst ? values.slice(1) : values;
  return telling.length > 0 && telling.every((value) => value >= 0.5);
}

/** Whether a row below headings parts some of their columns. */
function isPart(grid: Grid, below: number, heads: readonly number[]): boolean {
  const head = heads.at(-1) ?? 0;
  const [row, above] = [grid.rows[below], grid.rows[head]];
  if (row === undefined || above === undefined || row.line - above.line > 1) return false;
  const filled = filledColumns(row.cells);
  const kinds = grid.kinds[below] ?? '';
  if (filled.length < 2) return false;
  const merges = mergesAt(grid, head);
  const isUnder = (column: number) =>
    (above.cells[column] ?? '').trim() === '' ||
    merges.some(
      ({ firstColumn, lastColumn }) => lastColumn > firstColumn && firstColumn <= column && column <= lastColumn,
    ) ||
    isPairOfPeriod((above.cells[column] ?? '').trim(), (row.cells[column] ?? '').trim());
  // `Soll` and `Ist` stand under periods, which are themselves parts of years.
  const isUnderPart = (column: number) => heads.length > 1 && findPeriod((above.cells[column] ?? '').trim()) !== null;
  return filled.every(
    (column) =>
      (isUnder(column) || isUnderPart(column)) &&
      headingness((row.cells[column] ?? '').trim(), kinds[column] ?? 't') >= 0.5,
  );
}

/** A text file has no merged cells: `2025` twice, and under them target and actual; or the other way about. */
function isPairOfPeriod(above: string, below: string): boolean {
  const [over, under] = [findPeriod(above), findPeriod(below)];
  const isFigure = (text: string) => namesFigure(text, ['target', 'actual', 'baseline', 'status']);
  const isPartOfYear =
    over?.rest === '' && over.period.unit === 'year' && under?.rest === '' && under.period.unit !== 'year';
  return isPartOfYear || (over?.rest === '' && isFigure(below)) || (under?.rest === '' && isFigure(above));
}

function joined(grid: Grid, rows: readonly number[]): Pick<Head, 'headings' | 'places'> {
  const width = Math.max(0, ...rows.map((at) => grid.rows[at]?.cells.length ?? 0));
  const lines = rows.map((at) => grid.rows[at]?.line ?? 0);
  const spread = rows.map((at, index) => spreadRow(grid, at, { width, isLast: index === rows.length - 1 }));
  const last = rows.at(-1) ?? 0;
  const bodyWidth = grid.rows
    .slice(last, last + LOOKED_AT)
    .reduce((most, { cells }) => Math.max(most, cells.length), width);
  const headings: string[] = [];
  const places: Place[][] = [];
  for (let column = 0; column < bodyWidth; column += 1) {
    const parts: string[] = [];
    const at: Place[] = [];
    for (const [index, cells] of spread.entries()) {
      const cell = cells[column];
      if (cell === undefined || cell.text === '') continue;
      at.push({ line: lines[index] ?? 0, column: cell.from });
      if (!parts.includes(cell.text)) parts.push(cell.text);
    }
    headings.push(parts.join(' | '));
    places.push(at);
  }
  return { headings, places };
}

type Spread = { readonly text: string; readonly from: number };

/** A row of headings with merged cells in each column they cover; in a row above others a text holds until the next. */
function spreadRow(
  grid: Grid,
  at: number,
  { width, isLast }: { readonly width: number; readonly isLast: boolean },
): Spread[] {
  const cells: readonly (string | undefined)[] = grid.rows[at]?.cells ?? [];
  const kinds = grid.kinds[at] ?? '';
  const spread: Spread[] = Array.from({ length: width }, (_, column) => ({
    text: headingText(cells[column] ?? '', kinds[column] ?? 't'),
    from: column,
  }));
  const merges = mergesAt(grid, at);
  for (const { firstLine, firstColumn, lastColumn } of merges) {
    const row = grid.rows.find(({ line }) => line === firstLine);
    const text = (row?.cells[firstColumn] ?? '').trim();
    for (let column = firstColumn; column <= Math.min(lastColumn, width - 1); column += 1)
      spread[column] = { text, from: firstColumn };
  }
  if (isLast || merges.some(({ firstColumn, lastColumn }) => lastColumn > firstColumn)) return spread;
  let group: Spread | null = null;
  const below = grid.rows[at + 1]?.cells ?? [];
  for (let column = 0; column < width; column += 1) {
    const cell = spread[column];
    if (cell !== undefined && cell.text !== '') group = isGrouping(cell.text) ? cell : null;
    else if (group !== null && (below[column] ?? '').trim() !== '') spread[column] = group;
  }
  return spread;
}

/** Without merged cells only periods and names of figures stand over several columns. */
function isGrouping(text: string): boolean {
  return findPeriod(text) !== null || namesFigure(text, ['target', 'actual', 'baseline']) || !isHeadingWord(text);
}

/** `目標` is an objective and a target alike. */
function namesFigure(text: string, figures: readonly Concept[]): boolean {
  const concepts = conceptsOf(text);
  const most = concepts[0]?.cover ?? 0;
  return concepts.some(({ concept, cover }) => cover >= most - 0.01 && figures.includes(concept));
}

/** A date in a heading is its month where it is the first of one. */
function headingText(text: string, kind: string): string {
  const month = kind === 'd' || kind === 'D' ? /^(\d{4}-\d{2})-01$/.exec(text.trim()) : null;
  return (month?.[1] ?? text).replace(/\s+/g, ' ').trim();
}
