import { aggregateExactly, countOf, type Stretch } from '#core/figure/aggregate.ts';
import { type Fraction, plus, scaledBy } from '#core/figure/fraction.ts';
import { compareFractions, minus, ONE, times } from '#core/figure/fractionArithmetic.ts';
import type { Aggregation, TargetDirection } from '#core/goal/goal.ts';

export type Limits<Value> = { readonly least: Value | null; readonly most: Value | null };

/** What an actual to date must be for an attainment: the formulas of rule 3.5 turned round. */
export function requiredActual(
  direction: TargetDirection,
  {
    target,
    divisor,
    attainment,
  }: { readonly target: Fraction; readonly divisor: Fraction; readonly attainment: Fraction },
): Limits<Fraction> {
  const slack = times(minus(ONE, attainment), divisor);
  return {
    least: direction === 'down' ? null : minus(target, slack),
    most: direction === 'up' ? null : plus(target, slack),
  };
}

export type Coming = { readonly actuals: Float64Array; readonly soFar: Stretch; readonly periods: number };

/**
 * What each of the coming periods must be for the function over them and those so far to come to what is required.
 * Null where nothing they are can bring it there: a maximum once too high stays too high.
 */
export function requiredEach(
  aggregation: Aggregation,
  required: Limits<Fraction>,
  { actuals, soFar, periods }: Coming,
): Limits<Fraction> | null {
  const { least, most } = required;
  switch (aggregation) {
    case 'sum':
    case 'average': {
      const sum = aggregateExactly(actuals, soFar, 'sum');
      const factor = aggregation === 'sum' ? 1 : countOf(actuals, soFar) + periods;
      return eachSide(required, (limit) => scaledBy(minus(scaledBy(limit, factor, 1), sum), 1, periods));
    }
    case 'highest': {
      const highest = aggregateExactly(actuals, soFar, 'highest');
      if (most !== null && compareFractions(highest, most) > 0) return null;
      return { least: least !== null && compareFractions(highest, least) < 0 ? least : null, most };
    }
    case 'lowest': {
      const lowest = aggregateExactly(actuals, soFar, 'lowest');
      if (least !== null && compareFractions(lowest, least) < 0) return null;
      return { least, most: most !== null && compareFractions(lowest, most) > 0 ? most : null };
    }
    case 'current':
      return required;
  }
}

/** Changes what limits have; a side without one stays without. */
export function eachSide<From, To>({ least, most }: Limits<From>, change: (limit: From) => To): Limits<To> {
  return { least: least === null ? null : change(least), most: most === null ? null : change(most) };
}

/** What lies within either of two limits. */
export function widest(one: Limits<Fraction>, other: Limits<Fraction>): Limits<Fraction> {
  return {
    least: one.least === null || other.least === null ? null : lower(one.least, other.least),
    most: one.most === null || other.most === null ? null : higher(one.most, other.most),
  };
}

/** What lies within both; null where nothing does. */
export function narrowest(one: Limits<Fraction>, other: Limits<Fraction>): Limits<Fraction> | null {
  return orNone({
    least: one.least === null || other.least === null ? (one.least ?? other.least) : higher(one.least, other.least),
    most: one.most === null || other.most === null ? (one.most ?? other.most) : lower(one.most, other.most),
  });
}

/** Limits, or null where they leave nothing between them. */
export function orNone(limits: Limits<Fraction>): Limits<Fraction> | null {
  const { least, most } = limits;
  return least !== null && most !== null && compareFractions(least, most) > 0 ? null : limits;
}

function lower(one: Fraction, other: Fraction): Fraction {
  return compareFractions(one, other) < 0 ? one : other;
}

function higher(one: Fraction, other: Fraction): Fraction {
  return compareFractions(one, other) > 0 ? one : other;
}
