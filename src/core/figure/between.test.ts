import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, difference } from './between.ts';
import { fractionOf, plus, scaledBy, toNumber } from './fraction.ts';
import { minus } from './fractionArithmetic.ts';

const decimals = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((units) => units / 1000);

describe('a value on the way from one to another', () => {
  it.each([
    ['at its beginning', 40, 10, 0, 365, 40],
    ['at its end', 40, 10, 365, 365, 10],
    ['half way', 40, 10, 1, 2, 25],
    ['a third, rounded once', 0, 100, 1, 3, 100 / 3],
    ['tenths', 0, 0.3, 1, 3, 0.1],
    ['through 0', -1, 1, 1, 2, 0],
    ['more decimals than are counted in', 0, 1 / 3, 1, 2, 1 / 6],
    ['too large to be counted in', 0, 1e300, 1, 2, 5e299],
    ['without leaving the doubles', -1e308, 1e308, 3, 4, 5e307],
  ])('%s', (_name, from, to, part, whole, value) => {
    expect(between(from, to, part, whole)).toBe(value);
  });

  it('is the exact one, rounded, for decimals', () => {
    fc.assert(
      fc.property(decimals, decimals, fc.nat(3650), fc.integer({ min: 3650, max: 4000 }), (from, to, part, whole) => {
        const way = minus(fractionOf(to), fractionOf(from));
        expect(between(from, to, part, whole)).toBe(toNumber(plus(fractionOf(from), scaledBy(way, part, whole))) + 0);
      }),
    );
  });
});

describe('one minus the other', () => {
  it.each([
    [0.3, 0.1, 0.2],
    [1, 0.9, 0.1],
    [0.100008, 0.100001, 0.000007],
    [-0.1, 0.2, -0.3],
    [1 / 3, 1 / 3, 0],
    [1 / 3, 1, 1 / 3 - 1],
    [1e300, 1, 1e300],
    [9007199254740991, -1, 9007199254740992],
  ])('%d - %d is %d', (one, other, result) => {
    expect(difference(one, other)).toBe(result);
  });
});
