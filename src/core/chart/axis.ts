import { ENGLISH_FORMAT, type FormatWords } from '#core/format/formatWords.ts';
import { formatAxisValue, formatFullValue, type ValueUnit } from '#core/format/number.ts';

export type Axis = {
  readonly min: number;
  readonly max: number;
  readonly lines: readonly number[];
  readonly decimals: number;
};

/** How many grid lines: three on a card, five on a large chart. */
export type LineCount = 3 | 5;

/**
 * Below each of these ranges a label has one decimal more: one below 6.2, two below 0.62 (rule 5.3);
 * further ones only where hundredths could not tell the lines apart.
 */
const MORE_DECIMALS_BELOW = [6.2, 0.62, 0.02, 0.002, 0.0002, 0.00002];

/** How far above zero an axis begins that would begin at zero, as a share of its range (rule 5.3). */
const ZERO_MINIMUM_SHARE = 0.01;

const EASY_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Larger values are clamped, so that no sum overflows. */
const FURTHEST = 1e300;

/** What counts as the rounding noise of a division, as a share of a step. */
const NOISE = 1e-6;

/**
 * The axis that holds all values between its grid lines as closely as easy steps allow. What is not a finite number does
 * not count; values all alike are shown against zero; without any value the axis reaches from 0 to 1.
 */
export function axisOf(values: readonly (number | null)[], lineCount: LineCount): Axis {
  const { low, high } = reachOf(values);
  const decimals = axisDecimals(high - low);
  const lines = linesAround(low, high, { lineCount, decimals });
  const bottom = Math.min(...lines);
  const top = Math.max(...lines);
  return { min: axisMinimum(bottom, top), max: top, lines, decimals };
}

/** How many decimals the labels of an axis have, by the range of its values (rule 5.3). */
export function axisDecimals(range: number): number {
  return MORE_DECIMALS_BELOW.filter((limit) => range < limit).length;
}

/** Where an axis begins: a zero minimum is replaced by 1% of the range (rule 5.3). */
export function axisMinimum(min: number, max: number): number {
  return min === 0 ? max * ZERO_MINIMUM_SHARE : min;
}

/** 0 at the bottom, 1 at the top, never outside. */
export function heightOn({ min, max }: Axis, value: number): number {
  return Math.min(Math.max((value - min) / (max - min), 0), 1);
}

/** Abbreviated, unless two labels would read the same. */
export function axisLabels({ lines, decimals }: Axis, unit: ValueUnit, words: FormatWords = ENGLISH_FORMAT): string[] {
  const labels = lines.map((line) => formatAxisValue(line, unit, decimals, words));
  return new Set(labels).size === labels.length ? labels : lines.map((line) => formatFullValue(line, unit, words));
}

function reachOf(values: readonly (number | null)[]): { readonly low: number; readonly high: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    const held = Math.min(Math.max(value, -FURTHEST), FURTHEST);
    low = Math.min(low, held);
    high = Math.max(high, held);
  }
  if (low > high) return { low: 0, high: 1 };
  if (low < high) return { low, high };
  return low === 0 ? { low: 0, high: 1 } : { low: Math.min(low, 0), high: Math.max(low, 0) };
}

function linesAround(
  low: number,
  high: number,
  { lineCount, decimals }: { readonly lineCount: LineCount; readonly decimals: number },
): number[] {
  // Steps finer than the labels can show are useless, so the search starts at their precision.
  for (let exponent = Math.max(Math.floor(Math.log10((high - low) / lineCount)), -decimals); ; exponent += 1) {
    for (const digits of EASY_STEPS) {
      if (!Number.isInteger(written(digits, exponent + decimals))) continue;
      const step = written(digits, exponent);
      const first = Math.floor(low / step + NOISE);
      const lines = Array.from({ length: lineCount }, (_, index) => multipleOf(step, first + index));
      if (areEven(lines, step) && Math.max(...lines) >= high - step * NOISE) return lines;
    }
  }
}

/** For very large values doubles are coarser than a fine step, and neighbouring lines coincide. */
function areEven(lines: readonly number[], step: number): boolean {
  const bottom = Math.min(...lines);
  return lines.every((line, index) => Math.abs(line - bottom - step * index) <= step * NOISE);
}

/** Parsed from text, so that 0.3 is three tenths and not three times a tenth. */
function written(digits: number, exponent: number): number {
  return Number(`${digits}e${exponent}`);
}

function multipleOf(step: number, times: number): number {
  const product = step * times;
  return Number.isInteger(product) ? product : Number(product.toPrecision(15));
}
