import { shownDecimals } from '#core/format/number.ts';
import type { Series } from '#core/goal/series.ts';
import type { Derivation } from './derivation.ts';
import { exactValue } from './exactValue.ts';
import { compareFractions, roundedTo } from './fractionArithmetic.ts';

/** Doubles are this share of themselves apart before they decide; nearer ones are recounted without rounding. */
const TOO_CLOSE = 1e-12;

/** Below 0, 0 or above 0 as one figure is less than, equal to or more than another (rule 3.7). */
export function compareFigures(one: Derivation, other: Derivation, series: Series): number {
  if (one.value === other.value) return 0;
  // Stryker disable next-line ConditionalExpression,EqualityOperator,ArithmeticOperator: counted exactly without need, they compare the same.
  if (Math.abs(one.value - other.value) > Math.abs(one.value) * TOO_CLOSE) return one.value - other.value;
  return compareFractions(exactValue(one, series), exactValue(other, series));
}

/** Whether two figures are equal after rounding to the decimals a goal shows of them (rule 3.8). */
export function readAlike(one: Derivation, other: Derivation, series: Series): boolean {
  const decimals = Math.max(shownDecimals(one.value), shownDecimals(other.value));
  return roundedTo(exactValue(one, series), decimals) === roundedTo(exactValue(other, series), decimals);
}
