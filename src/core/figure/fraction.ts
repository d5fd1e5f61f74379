/**
 * An exact number: a decimal as it was typed, or what sums, means and shares of such decimals come to. Slow, so it is
 * asked only where doubles are too close to call (rule 3.7). Not reduced; the denominator is above 0.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const QUOTIENT_DIGITS = 25;
const QUOTIENT_BITS = 64;

/** Between these sizes a double has all of its bits, and so has every step on the way to it. */
const [SMALL, LARGE] = [1e-290, 1e290];

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

/** The nearest double, of two as near the even one; infinite beyond the largest. */
export function toNumber(fraction: Fraction): number {
  const about = Math.abs(Number(fraction.numerator) / Number(fraction.denominator));
  return about > SMALL && about < LARGE ? roundedInBits(fraction, about) : roundedInDigits(fraction);
}

function roundedInBits({ numerator, denominator }: Fraction, about: number): number {
  const shift = QUOTIENT_BITS - Math.floor(Math.log2(about));
  const dividend = shift < 0 ? numerator : numerator << BigInt(shift);
  const divisor = shift < 0 ? denominator << BigInt(-shift) : denominator;
  return Number(withRest(dividend, divisor, 2n)) * 2 ** (-shift - 1);
}

function roundedInDigits({ numerator, denominator }: Fraction): number {
  const shift = QUOTIENT_DIGITS - String(numerator).length + String(denominator).length;
  const dividend = shift < 0 ? numerator : numerator * powerOfTen(shift);
  const divisor = shift < 0 ? denominator * powerOfTen(-shift) : denominator;
  return Number(`${withRest(dividend, divisor, 10n)}e${-shift - 1}`);
}

/** The quotient cut off; what was cut leaves its sign as one more digit, so that a half is not mistaken for just below or above it. */
function withRest(dividend: bigint, divisor: bigint, base: bigint): bigint {
  const quotient = dividend / divisor;
  return quotient * base + signOf(dividend - quotient * divisor);
}

/** -1, 0 or 1. */
export function signOf(value: bigint): bigint {
  if (value === 0n) return 0n;
  return value < 0n ? -1n : 1n;
}

const POWERS_OF_TEN = Array.from({ length: 41 }, (_, exponent) => 10n ** BigInt(exponent));

/** 10 to a whole exponent of 0 or more. */
export function powerOfTen(exponent: number): bigint {
  return POWERS_OF_TEN[exponent] ?? 10n ** BigInt(exponent);
}
