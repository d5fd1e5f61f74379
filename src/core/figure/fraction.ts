/**
 * An exact number: a decimal as it was typed, or what sums, means and shares of such decimals come to. Slow, so it is
 * asked only where doubles are too close to call (readings, section 3, rule 10). Not reduced; the denominator is above 0.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** More digits than a double holds, so that the quotient can be rounded to the nearest one. */
const QUOTIENT_DIGITS = 25;

/** The decimal a finite number is written as: 0.1 is one tenth. */
export function fractionOf(value: number): Fraction {
  const text = value.toExponential();
  const cut = text.indexOf('e');
  const digits = text.slice(0, cut).replace('.', '');
  const exponent = Number(text.slice(cut + 1)) - (digits.replace('-', '').length - 1);
  return exponent < 0
    ? { numerator: BigInt(digits), denominator: powerOfTen(-exponent) }
    : { numerator: BigInt(digits) * powerOfTen(exponent), denominator: 1n };
}

/** Where one denominator divides the other, as of decimals it always does, the sum keeps the larger: sums stay short. */
export function plus(one: Fraction, other: Fraction): Fraction {
  if (other.denominator > one.denominator) return plus(other, one);
  const { numerator, denominator } = one;
  const factor = denominator / other.denominator;
  if (factor * other.denominator === denominator)
    return { numerator: numerator + other.numerator * factor, denominator };
  return {
    numerator: numerator * other.denominator + other.numerator * denominator,
    denominator: denominator * other.denominator,
  };
}

/** value · part / whole; whole numbers, whole above 0. */
export function scaledBy(value: Fraction, part: number, whole: number): Fraction {
  return { numerator: value.numerator * BigInt(part), denominator: value.denominator * BigInt(whole) };
}

/** The nearest double; infinite beyond the largest one. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const shift = QUOTIENT_DIGITS - String(numerator).length + String(denominator).length;
  const dividend = shift < 0 ? numerator : numerator * powerOfTen(shift);
  const divisor = shift < 0 ? denominator * powerOfTen(-shift) : denominator;
  // What is cut off leaves its sign as one more digit, so that a half is not mistaken for just below or above it.
  const quotient = (dividend / divisor) * 10n + signOf(dividend % divisor);
  return Number(`${quotient}e${-shift - 1}`);
}

/** -1, 0 or 1. */
export function signOf(value: bigint): bigint {
  if (value === 0n) return 0n;
  return value < 0n ? -1n : 1n;
}

/** 10 to a whole exponent of 0 or more. */
export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
