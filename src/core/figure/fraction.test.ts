import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fractionOf, plus, scaledBy, toNumber } from './fraction.ts';
import { absolute, compareFractions, minus, ONE, over, roundedTo, times } from './fractionArithmetic.ts';

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
