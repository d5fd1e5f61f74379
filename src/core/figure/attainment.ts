import type { TargetDirection } from '#core/goal/goal.ts';
import type { Series } from '#core/goal/series.ts';
import { finite } from './aggregate.ts';
import { commonScale } from './between.ts';
import type { Derivation } from './derivation.ts';
import { type Divisor, exactDivisor } from './divisor.ts';
import { exactValue } from './exactValue.ts';
import { type Fraction, fractionOf, plus, toNumber } from './fraction.ts';
import { absolute, minus, over } from './fractionArithmetic.ts';

export type Comparison = {
  readonly direction: TargetDirection;
  readonly actual: Derivation;
  readonly target: Derivation;
  readonly divisor: Divisor;
};

/**
 * Attainment lies this near to a hundredth of a percent before it is recounted without rounding, so that exactly 10%
 * off is on target whatever the numbers (rule 3.7), and the figure reads 0.9.
 */
const TOO_CLOSE = 1e-9;
const GRID = 1e4;

/** So that the difference of two whole numbers, added to one of them, is whole too. */
const MOST = Number.MAX_SAFE_INTEGER / 2;

/**
 * How well the actual meets the target: 1 is met, whatever the direction. Up 1 + (A − T)/D, down 1 − (A − T)/D, equal
 * 1 − |A − T|/D; where D is 0, 1 if the actual holds the target and 0 if not (rule 3.5).
 */
export function attainmentOf(comparison: Comparison, series: Series): number {
  const { direction, actual, target, divisor } = comparison;
  if (divisor.value === 0) return holds(direction, actual.value, target.value) ? 1 : 0;
  // Stryker disable next-line ConditionalExpression: spares the count, which comes to 1 too.
  if (actual.value === target.value) return 1;
  // Stryker disable next-line ConditionalExpression,StringLiteral,BlockStatement: a quicker way to the same figure.
  if (divisor.rule === 'target') {
    // Decimals that a double can count are whole numbers of units: the quotient is rounded once.
    const scale = commonScale(actual.value, target.value);
    const actualUnits = Math.round(actual.value * scale);
    const targetUnits = Math.round(target.value * scale);
    const size = Math.abs(targetUnits);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: larger ones are counted as below.
    if (Math.abs(actualUnits) + size <= MOST) return (size + gapOf(direction, actualUnits - targetUnits)) / size;
  }
  const gap = gapOf(direction, actual.value - target.value);
  const attainment = (divisor.value + gap) / divisor.value;
  const steps = attainment * GRID;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: counted exactly without need, it is the same.
  if (Number.isFinite(attainment) && Math.abs(steps - Math.round(steps)) > TOO_CLOSE * GRID) return attainment;
  return finite(toNumber(exactAttainment(comparison, series)));
}

function exactAttainment({ direction, actual, target, divisor }: Comparison, series: Series): Fraction {
  const difference = minus(exactValue(actual, series), exactValue(target, series));
  const size = exactDivisor(divisor, series);
  if (size.numerator === 0n) return fractionOf(holds(direction, Number(difference.numerator), 0) ? 1 : 0);
  return over(plus(size, exactGap(direction, difference)), size);
}

/** The difference of actual and target as the direction sees it: above 0 is better than the target. */
function gapOf(direction: TargetDirection, difference: number): number {
  switch (direction) {
    case 'up':
      return difference;
    case 'down':
      return -difference;
    case 'equal':
      return -Math.abs(difference);
  }
}

function holds(direction: TargetDirection, actual: number, target: number): boolean {
  return gapOf(direction, actual - target) >= 0;
}

function exactGap(direction: TargetDirection, difference: Fraction): Fraction {
  const sign = gapOf(direction, Math.sign(Number(difference.numerator)));
  const { numerator, denominator } = absolute(difference);
  // Stryker disable next-line ArithmeticOperator: equal values are answered above, so it is 1 or -1.
  return { numerator: numerator * BigInt(sign), denominator };
}
