import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionOf, plus, scaledBy, toNumber } from './fraction.ts';
import { absolute, compareFractions, minus, ONE, over, roundedTo, times } from './fractionArithmetic.ts';

const SMALLEST_IN_ONE = 2n ** 1074n;

function withNeighbours(value: number): bigint[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  return [bits, bits - 1n, bits + 1n].map((each) => {
    const exponent = (each >> 52n) & 0x7ffn;
    const size = ((each & (2n ** 52n - 1n)) + 2n ** 52n) << (exponent - 1n);
    return value < 0 ? -size : size;
  });
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });

describe('a fraction is exactly the decimal a number is written as', () => {
  it.each([
    [0, 0n, 1n],
    [7, 7n, 1n],
    [-7, -7n, 1n],
    [0.1, 1n, 10n],
    [-0.25, -25n, 100n],
    [1200, 1200n, 1n],
    [1e21, 10n ** 21n, 1n],
    [1e-7, 1n, 10n ** 7n],
    [1.5e-7, 15n, 10n ** 8n],
  ])('%d', (value, numerator, denominator) => {
    expect(compareFractions(fractionOf(value), { numerator, denominator })).toBe(0);
  });

  it('and comes back as the same number, however large or small', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        expect(toNumber(fractionOf(value))).toBe(value === 0 ? 0 : value);
      }),
    );
    expect(toNumber(fractionOf(1e308))).toBe(1e308);
    expect(toNumber(fractionOf(5e-324))).toBe(5e-324);
  });
});

describe('a fraction comes to the nearest double, of two as near to the even one', () => {
  it.each([
    ['halfway to the next, below', 2n ** 53n + 1n, 1n, 2 ** 53],
    ['halfway to the next, above', 2n ** 53n + 3n, 1n, 2 ** 53 + 4],
    ['a little more than halfway', (2n ** 53n + 1n) * 10n ** 30n + 1n, 10n ** 30n, 2 ** 53 + 2],
    ['a little less than halfway', (2n ** 53n + 1n) * 10n ** 30n - 1n, 10n ** 30n, 2 ** 53],
    ['the same below 0', -(2n ** 53n + 1n) * 10n ** 30n - 1n, 10n ** 30n, -(2 ** 53) - 2],
    ['a third', 1n, 3n, 1 / 3],
    ['nothing', 0n, 10n ** 17n, 0],
    ['more than any', 10n ** 309n, 1n, Infinity],
    ['the largest there is, and less than half a step', 2n ** 1024n - 2n ** 970n - 1n, 1n, Number.MAX_VALUE],
    ['half of the smallest there is', 1n, 2n ** 1075n, 0],
    ['a hair more than that', 1001n, 1000n * 2n ** 1075n, Number.MIN_VALUE],
  ])('%s', (_name, numerator, denominator, value) => {
    expect(toNumber({ numerator, denominator })).toBe(value);
  });

  it('of parts of whatever size', () => {
    const part = fc.tuple(fc.bigInt({ min: 1n, max: 2n ** 120n }), fc.nat(330)).map(([a, b]) => a * 10n ** BigInt(b));
    fc.assert(
      fc.property(part, part, fc.boolean(), (size, denominator, isBelow) => {
        const numerator = isBelow ? -size : size;
        const value = toNumber({ numerator, denominator });
        fc.pre(Math.abs(value) > 1e-300 && Math.abs(value) < 1e300);
        const [off = 0n, ...others] = withNeighbours(value).map((each) =>
          sizeOf(each * denominator - numerator * SMALLEST_IN_ONE),
        );
        expect(others.every((other) => off <= other)).toBe(true);
      }),
    );
  });
});

describe('a sum is as short as its finest decimal, however many are added', () => {
  it.each([
    [[0.1, 0.25, 3], 100n],
    [[3, 0.25, 0.1], 100n],
    [Array.from({ length: 1000 }, () => 0.1234567891), 10n ** 10n],
  ])('%j', (values, denominator) => {
    expect(values.map(fractionOf).reduce(plus).denominator).toBe(denominator);
  });

  it('of parts that do not divide each other it is still exact', () => {
    const [third, quarter] = [scaledBy(ONE, 1, 3), scaledBy(ONE, 1, 4)];
    expect(compareFractions(plus(third, quarter), scaledBy(ONE, 7, 12))).toBe(0);
    expect(compareFractions(plus(quarter, third), scaledBy(ONE, 7, 12))).toBe(0);
  });
});

describe('fractions are counted without rounding', () => {
  const [tenth, fifth] = [fractionOf(0.1), fractionOf(0.2)];
  it.each([
    ['0.1 + 0.2', plus(tenth, fifth), 0.3],
    ['0.3 - 0.1', minus(fractionOf(0.3), tenth), 0.2],
    ['0.1 x 0.2', times(tenth, fifth), 0.02],
    ['0.1 / 0.2', over(tenth, fifth), 0.5],
    ['0.1 / -0.2', over(tenth, fractionOf(-0.2)), -0.5],
    ['-0.1 / -0.2', over(fractionOf(-0.1), fractionOf(-0.2)), 0.5],
    ['100 x 1/3', scaledBy(fractionOf(100), 1, 3), 100 / 3],
    ['|-2|', absolute(fractionOf(-2)), 2],
    ['|2|', absolute(fractionOf(2)), 2],
    ['1', ONE, 1],
  ])('%s', (_name, fraction, value) => {
    expect(toNumber(fraction)).toBe(value);
  });

  it('a quotient keeps its denominator above 0', () => {
    expect(over(ONE, fractionOf(-4)).denominator).toBeGreaterThan(0n);
  });

  it.each([
    [0.1, 0.2, -1],
    [0.2, 0.1, 1],
    [-0.2, 0.1, -1],
    [0.5, 0.5, 0],
  ])('%d against %d is %i', (one, other, order) => {
    expect(compareFractions(fractionOf(one), fractionOf(other))).toBe(order);
  });
});

describe('a fraction becomes the nearest double', () => {
  it.each([
    ['1/3', { numerator: 1n, denominator: 3n }, 1 / 3],
    ['-2/3', { numerator: -2n, denominator: 3n }, -2 / 3],
    // Half way between two doubles, and a hair above: the cut-off digits decide.
    ['2^53 + 1', { numerator: 2n ** 53n + 1n, denominator: 1n }, 2 ** 53],
    ['2^53 + 1 and a bit', { numerator: (2n ** 53n + 1n) * 10n ** 40n + 1n, denominator: 10n ** 40n }, 2 ** 53 + 2],
    ['beyond the largest', { numerator: 10n ** 400n, denominator: 1n }, Number.POSITIVE_INFINITY],
  ])('%s', (_name, fraction, value) => {
    expect(toNumber(fraction)).toBe(value);
  });
});

describe('rounding to decimals goes by the decimal value, halves away from zero', () => {
  it.each([
    [1.005, 2, 101n],
    [-1.005, 2, -101n],
    [1.0049, 2, 100n],
    [-1.0049, 2, -100n],
    [0, 2, 0n],
    [12, 0, 12n],
  ])('%d to %i', (value, decimals, units) => {
    expect(roundedTo(fractionOf(value), decimals)).toBe(units);
  });
});
