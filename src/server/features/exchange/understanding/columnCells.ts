import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import {
  directionWord,
  frequencyWord,
  functionWord,
  statusWord,
  TOTALS,
} from '#server/features/exchange/understanding/words/cellWords.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { readDate } from '#server/features/exchange/values/readDate.ts';
import { readPeriodCell } from './findPeriod.ts';
import type { CellCounts } from './model.ts';
import { isNoFigure, readFigure } from './readFigure.ts';
import { seriesOf } from './seriesOf.ts';

/** So many filled cells tell what a column holds. */
const LOOKED_AT = 300;

/** Counts what the cells of a column are. */
export function countCells(grid: Grid, body: readonly number[], column: number): CellCounts {
  const counts = {
    filled: 0,
    figures: 0,
    percents: 0,
    texts: 0,
    dates: 0,
    periods: 0,
    formulas: 0,
    none: 0,
    statuses: 0,
    directions: 0,
    frequencies: 0,
    functions: 0,
    series: 0,
    longest: 0,
    average: 0,
    compared: 0,
  };
  const seen = new Set<string>();
  let length = 0;
  for (const at of body) {
    const cell = (grid.rows[at]?.cells[column] ?? '').trim();
    if (cell === '') continue;
    counts.filled += 1;
    seen.add(cell);
    length += cell.length;
    counts.longest = Math.max(counts.longest, cell.length);
    const kind = grid.kinds[at]?.[column] ?? 't';
    if (kind !== ' ' && kind === kind.toUpperCase()) counts.formulas += 1;
    if (counts.filled > LOOKED_AT) continue;
    if (isNoFigure(cell) || ERROR.test(cell) || TOTALS.has(wordKey(cell))) counts.none += 1;
    const figure = readFigure(cell, grid.usualMark);
    if (figure !== null) {
      counts.figures += 1;
      if (figure.isPercent) counts.percents += 1;
      if (figure.comparator !== null) counts.compared += 1;
    } else counts.texts += 1;
    if (kind.toLowerCase() === 'd' || isDay(cell)) counts.dates += 1;
    if (readPeriodCell(cell, 'D/M/Y') !== null) counts.periods += 1;
    if (statusWord(cell) !== null) counts.statuses += 1;
    if (directionWord(cell) !== null || /^[↑↓▲▼＋+−≥≤<>=]+$/u.test(cell)) counts.directions += 1;
    if (frequencyWord(cell) !== null) counts.frequencies += 1;
    const aggregation = functionWord(cell);
    if (aggregation === 'sum' || aggregation === 'average' || aggregation === 'current') counts.functions += 1;
    if (seriesOf(cell) !== null) counts.series += 1;
  }
  const sampled = Math.min(counts.filled, LOOKED_AT);
  const times = (count: number) => (sampled === 0 ? 0 : (count / sampled) * counts.filled);
  for (const name of SAMPLED) counts[name] = times(counts[name]);
  return { ...counts, distinct: seen.size, average: counts.filled === 0 ? 0 : length / counts.filled };
}

/** What is counted in the first cells alone, and holds for all. */
const SAMPLED = [
  'figures',
  'percents',
  'texts',
  'dates',
  'periods',
  'none',
  'statuses',
  'directions',
  'frequencies',
  'functions',
  'series',
  'compared',
] as const;

/** `#REF!`, `#DIV/0!`, in German `#BEZUG!`. */
const ERROR = /^#\p{L}[^ ]*[!?]$/u;

const CALENDARS = (['M/D/Y', 'D/M/Y'] as const).map(
  (dateFormat) => ({ dateFormat, fiscalStartMonth: 1, fiscalDisplay: 'fullYear' }) as const,
);

function isDay(cell: string): boolean {
  return (
    cell.length <= 40 &&
    !/^\d{5}(?:\.\d+)?$/.test(cell) &&
    /\d/.test(cell) &&
    CALENDARS.some((calendar) => readDate(cell, calendar)?.unit === 'day')
  );
}
