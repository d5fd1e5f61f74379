import { type Fraction, plus, powerOfTen, signOf } from './fraction.ts';

export const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** Their difference, exactly. */
export function minus(one: Fraction, other: Fraction): Fraction {
  return plus(one, { numerator: -other.numerator, denominator: other.denominator });
}

/** Their product, exactly. */
export function times(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  };
}

/** one / other; other is not 0. */
export function over(one: Fraction, other: Fraction): Fraction {
  const sign = other.numerator < 0n ? -1n : 1n;
  return {
    numerator: one.numerator * other.denominator * sign,
    denominator: one.denominator * other.numerator * sign,
  };
}

/** Its size without its sign. */
export function absolute({ numerator, denominator }: Fraction): Fraction {
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}

/** Below 0, 0 or above 0 as one is less than, equal to or more than the other. */
export function compareFractions(one: Fraction, other: Fraction): number {
  return Number(signOf(one.numerator * other.denominator - other.numerator * one.denominator));
}

/** In units of the last decimal: 1.005 to two decimals is 101; halves go away from zero, as numbers are shown. */
export function roundedTo({ numerator, denominator }: Fraction, decimals: number): bigint {
  const sign = signOf(numerator);
  return sign * ((2n * numerator * sign * powerOfTen(decimals) + denominator) / (2n * denominator));
}
