import type { DecimalMark } from '#core/typed/decimalMark.ts';
import { type Figure, isNoFigure, readFigure, readSentenceFigure } from './readFigure.ts';
import type { FigureAt } from './recordRead.ts';
import { scaledUnit } from './scales.ts';

/** A cell of figures with the unit that holds for it, with the word that multiplies. */
export type FigureInUnit = FigureAt & { readonly saidUnit: string };

/** A cell of figures, read. */
export type FigureRead = FigureInUnit & {
  readonly value: number;
  readonly figure: Figure;
  /** Before the unit of the row multiplied it. */
  readonly unscaled?: number;
};

export type FiguresRead = {
  readonly figures: readonly FigureRead[];
  readonly unreadable: readonly FigureAt[];
  readonly none: readonly FigureAt[];
};

export type FigureContext = {
  readonly mark: DecimalMark;
  /** Whether a mark was certain somewhere in the file. */
  readonly isMarkSure: boolean;
  /** Whether `%` is said by the unit of the goal, so that parts of 1 are meant as percents. */
  readonly isPercent: boolean;
};

/** Reads the figures of one goal together: each tells how the others are meant. */
export function readFigures(cells: readonly FigureInUnit[], context: FigureContext): FiguresRead {
  const none: FigureAt[] = [];
  const unreadable: FigureAt[] = [];
  const read: FigureRead[] = [];
  for (const cell of cells) {
    if (isNoFigure(cell.text)) {
      none.push(cell);
      continue;
    }
    const isTyped = /[nNpP]/.test(cell.cellKind);
    const figure =
      readFigure(cell.text, isTyped ? '.' : context.mark) ??
      (cell.kind === 'target' ? readSentenceFigure(cell.text, context.mark) : null);
    if (figure === null) unreadable.push(cell);
    else
      read.push({ ...cell, figure: isTyped ? { ...figure, other: null, isPlain: true } : figure, value: figure.value });
  }
  const settled = settleMarks(read, context);
  const scaled = settleScales(settled);
  return { figures: settlePercents(scaled, context), unreadable, none };
}

/** Of two readings of a mark the one that fits the other figures of the goal. */
function settleMarks(read: readonly FigureRead[], { mark, isMarkSure }: FigureContext): FigureRead[] {
  const open = read.filter(({ figure }) => figure.other !== null);
  if (open.length === 0) return [...read];
  const certain = read
    .filter(({ figure, value }) => figure.other === null && value !== 0)
    .map(({ value }) => Math.abs(value));
  const middle = median(certain);
  // All with three digits behind the same mark: thousands, unless the file says otherwise.
  const areAll = open.length >= 2 && open.length === read.filter(({ value }) => value !== 0).length;
  return read.map((each) => {
    const { other } = each.figure;
    if (other === null) return each;
    const [less, more] = Math.abs(other) < Math.abs(each.value) ? [other, each.value] : [each.value, other];
    if (middle !== null) {
      const isMore = Math.abs(Math.log10(Math.abs(more) / middle)) < Math.abs(Math.log10(Math.abs(less) / middle));
      return { ...each, value: isMore ? more : less };
    }
    if (areAll && !isMarkSure) return { ...each, value: more };
    if (areAll && /^[^\d]*\d{1,3}\.\d{3}[^\d]*$/.test(each.text) && mark === '.' && /[€]/.test(each.text))
      return { ...each, value: more };
    return each;
  });
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** A scale that the unit names holds for plain cells; beside `18.4 Million` a plain 20.7 is millions too. */
function settleScales(read: readonly FigureRead[]): FigureRead[] {
  const scaledCells = read.filter(({ figure }) => figure.scale !== 1);
  const [first] = scaledCells;
  const near = median(scaledCells.map(({ value }) => Math.abs(value)).filter((value) => value > 0));
  return read.map((each) => {
    if (each.figure.scale !== 1 || each.figure.isPercent) return each;
    const { scale } = scaledUnit(each.saidUnit);
    if (scale !== 1) return { ...each, value: times(each.value, scale), unscaled: each.value };
    if (first === undefined || near === null || each.value === 0) return each;
    const size = Math.abs(each.value);
    const isAsScaled = Math.abs(Math.log10((size * first.figure.scale) / near)) < Math.abs(Math.log10(size / near));
    return isAsScaled ? { ...each, value: times(each.value, first.figure.scale) } : each;
  });
}

function times(value: number, scale: number): number {
  return Number(`${value}e${Math.round(Math.log10(scale))}`);
}

/** 0.45 beside 80% is 45 percent; parts of 1 where the unit says percent are percents. */
function settlePercents(read: readonly FigureRead[], { isPercent }: FigureContext): FigureRead[] {
  const plain = read.filter(({ figure }) => !figure.isPercent);
  const isPart = (value: number) => Math.abs(value) <= 1 && value !== 0;
  const areParts =
    plain.length > 0 &&
    plain.every(({ value }) => Math.abs(value) <= 1) &&
    plain.some(({ value }) => isPart(value) && !Number.isInteger(value));
  const isMixed = read.length > plain.length;
  return read.map((each) => {
    if (each.figure.isPercent) return each;
    const isShare = each.isShareDone && isPart(each.value) && !Number.isInteger(each.value);
    const isMeant = isShare || (areParts && (isMixed || (isPercent && /[nN]/.test(each.cellKind))));
    return isMeant && isPart(each.value) ? { ...each, value: Number((each.value * 100).toPrecision(12)) } : each;
  });
}
