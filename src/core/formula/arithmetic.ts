import { finite } from '#core/figure/aggregate.ts';
import { type Fraction, fractionOf, plus, powerOfTen, toNumber } from '#core/figure/fraction.ts';
import { absolute, compareFractions, minus, over, roundedTo, times } from '#core/figure/fractionArithmetic.ts';

/** What a formula is worked out with: doubles, or where they are too close to call, fractions. */
export type Arithmetic<Value> = {
  of(value: number): Value;
  plus(one: Value, other: Value): Value;
  minus(one: Value, other: Value): Value;
  times(one: Value, other: Value): Value;
  /** `other` is not zero. */
  over(one: Value, other: Value): Value;
  isZero(value: Value): boolean;
  /** Below 0, 0 or above 0. */
  compare(one: Value, other: Value): number;
  absolute(value: Value): Value;
  /** Halves go away from zero, as numbers are shown. */
  rounded(value: Value, decimals: number): Value;
  result(value: Value): number;
};

/** Decimals without rounding. */
export const EXACTLY: Arithmetic<Fraction> = {
  of: fractionOf,
  plus,
  minus,
  times,
  over,
  isZero: ({ numerator }) => numerator === 0n,
  compare: compareFractions,
  absolute,
  rounded: (value, decimals) => ({ numerator: roundedTo(value, decimals), denominator: powerOfTen(decimals) }),
  result: (value) => finite(toNumber(value)),
};

/** A double, and how far it may lie from what it stands for. */
export type Near = { readonly value: number; readonly error: number };

/** Thrown where the error could change the answer. */
export class TooClose extends Error {}

const ROUNDING = 2 ** -52;

/** A result may be off by so much of itself: far less than anybody sees. */
const BEARABLE = 1e-13;

/** In doubles that know how far off they may be. Throws TooClose. */
export const NEARLY: Arithmetic<Near> = {
  of: (value) => ({ value, error: Number.isSafeInteger(value) ? 0 : Math.abs(value) * ROUNDING }),
  plus: (one, other) => near(one.value + other.value, one.error + other.error),
  minus: (one, other) => near(one.value - other.value, one.error + other.error),
  times: (one, other) =>
    near(
      one.value * other.value,
      Math.abs(one.value) * other.error + Math.abs(other.value) * one.error + one.error * other.error,
    ),
  over: (one, other) => {
    const value = one.value / other.value;
    // Above 0: what cannot be told from zero was too close already.
    const least = Math.abs(other.value) - other.error;
    const error = (one.error + Math.abs(value) * other.error) / least;
    return { value, error: error + Math.abs(value) * ROUNDING };
  },
  isZero: (value) => NEARLY.compare(value, { value: 0, error: 0 }) === 0,
  compare: (one, other) => {
    const difference = one.value - other.value;
    const error = one.error + other.error;
    if (error > 0 && Math.abs(difference) <= error + (Math.abs(one.value) + Math.abs(other.value)) * ROUNDING)
      throw new TooClose();
    return difference;
  },
  absolute: ({ value, error }) => ({ value: Math.abs(value), error }),
  rounded: ({ value, error }, decimals) => {
    const scale = 10 ** decimals;
    const units = Math.abs(value) * scale;
    const slack = error * scale + units * ROUNDING * 2;
    if (!(units < Number.MAX_SAFE_INTEGER) || Math.abs((units % 1) - 0.5) <= slack) throw new TooClose();
    return NEARLY.of((Math.sign(value) * Math.round(units)) / scale);
  },
  result: ({ value, error }) => {
    // Not a number, or infinite, is not near either.
    if (!(error <= Math.abs(value) * BEARABLE) || !Number.isFinite(value)) throw new TooClose();
    return value + 0;
  },
};

function near(value: number, error: number): Near {
  return { value, error: error + (error === 0 && Number.isSafeInteger(value) ? 0 : Math.abs(value) * ROUNDING) };
}
