import type { Aggregation } from '#core/goal/goal.ts';
import { cellAt, lastFigure, valueAt } from '#core/goal/series.ts';
import { DecimalSum } from './decimalSum.ts';
import { type Fraction, fractionOf, scaledBy } from './fraction.ts';

/** `to` is not included. */
export type Stretch = { readonly from: number; readonly to: number };

/**
 * What the figures of several periods come to: their sum, mean, maximum, minimum or the last of them; periods without
 * one are left out, and none at all gives null, never 0 (rule 3.1). Held within the largest double.
 */
export function aggregate(column: Float64Array, { from, to }: Stretch, aggregation: Aggregation): number | null {
  return finiteOrNone(aggregated(column, from, to, aggregation));
}

/** The same of several stretches together, in order. */
export function aggregateAll(
  column: Float64Array,
  stretches: readonly Stretch[],
  aggregation: Aggregation,
): number | null {
  const [only, other] = stretches;
  if (only === undefined) return null;
  if (other === undefined) return aggregate(column, only, aggregation);
  if (aggregation === 'sum' || aggregation === 'average') {
    const total = new DecimalSum();
    for (const { from, to } of stretches) total.addAll(column, from, to);
    return finiteOrNone(comesTo(total, aggregation));
  }
  const parts = stretches.map(({ from, to }) => aggregated(column, from, to, aggregation));
  return finiteOrNone(parts.reduce((before, part) => combined(before, part, aggregation)));
}

/** The part before an index and the whole in one pass. */
export function aggregatePartAndWhole(
  column: Float64Array,
  { from, to }: Stretch,
  at: number,
  aggregation: Aggregation,
): readonly [part: number | null, whole: number | null] {
  if (aggregation === 'sum' || aggregation === 'average') {
    const total = new DecimalSum();
    total.addAll(column, from, at);
    const part = comesTo(total, aggregation);
    total.addAll(column, at, to);
    return [finiteOrNone(part), finiteOrNone(comesTo(total, aggregation))];
  }
  const part = aggregated(column, from, at, aggregation);
  const rest = aggregated(column, at, to, aggregation);
  return [finiteOrNone(part), finiteOrNone(combined(part, rest, aggregation))];
}

/** Without rounding; the stretch must have a figure. */
export function aggregateExactly(column: Float64Array, { from, to }: Stretch, aggregation: Aggregation): Fraction {
  if (aggregation === 'sum') return sumOf(column, from, to).fraction();
  if (aggregation === 'average') {
    const sum = sumOf(column, from, to);
    return scaledBy(sum.fraction(), 1, sum.count);
  }
  return fractionOf(aggregated(column, from, to, aggregation));
}

/** How many periods of a stretch have a figure. */
export function countOf(column: Float64Array, { from, to }: Stretch): number {
  return sumOf(column, from, to).count;
}

/** Overflow is clamped to the largest double, which still sorts right. No -0. */
export function finite(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value)) + 0;
}

function finiteOrNone(value: number): number | null {
  return Number.isNaN(value) ? null : finite(value);
}

function aggregated(column: Float64Array, from: number, to: number, aggregation: Aggregation): number {
  switch (aggregation) {
    case 'sum':
    case 'average':
      return comesTo(sumOf(column, from, to), aggregation);
    case 'highest':
      return extreme(column, from, to, 1);
    case 'lowest':
      return extreme(column, from, to, -1);
    case 'current':
      return valueAt(column, lastFigure(column, from, to));
  }
}

function comesTo(total: DecimalSum, aggregation: 'sum' | 'average'): number {
  if (total.count === 0) return Number.NaN;
  return aggregation === 'sum' ? total.sum() : total.mean();
}

function combined(part: number, rest: number, aggregation: 'highest' | 'lowest' | 'current'): number {
  if (Number.isNaN(rest)) return part;
  if (Number.isNaN(part) || aggregation === 'current') return rest;
  return aggregation === 'highest' ? Math.max(part, rest) : Math.min(part, rest);
}

function extreme(column: Float64Array, from: number, to: number, sign: 1 | -1): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let index = from; index < to; index += 1) {
    const value = sign * cellAt(column, index);
    // Stryker disable next-line EqualityOperator: the same value again is the same extreme; Math.max takes twice as long.
    if (value > best && value < Number.POSITIVE_INFINITY) best = value;
  }
  return best === Number.NEGATIVE_INFINITY ? Number.NaN : sign * best;
}

function sumOf(column: Float64Array, from: number, to: number): DecimalSum {
  const sum = new DecimalSum();
  sum.addAll(column, from, to);
  return sum;
}
