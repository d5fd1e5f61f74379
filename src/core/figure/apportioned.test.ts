import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf } from '#core/typed/decimalsOf.ts';
import { apportioned } from './apportioned.ts';
import { DecimalSum } from './decimalSum.ts';

const even = (count: number) => Array.from({ length: count }, () => 1 / count);

describe('a total in parts', () => {
  it.each([
    ['whole where it comes out even', 12, even(4), 0, [3, 3, 3, 3]],
    ['with a unit more for the largest remainders', 10, [0.36, 0.33, 0.31], 0, [4, 3, 3]],
    ['with the units spread over remainders that are alike', 10, even(4), 0, [2, 3, 2, 3]],
    ['so few units that most parts have none', 1, even(3), 0, [0, 0, 1]],
    ['of the decimals asked for', 10, even(3), 1, [3.3, 3.3, 3.4]],
    ['below nothing', -10, even(4), 0, [-3, -2, -3, -2]],
    ['of parts below nothing and above', 3, [2, -1], 0, [6, -3]],
    ['in one part', 7.25, [1], 2, [7.25]],
    ['of nothing', 0, even(3), 0, [0, 0, 0]],
  ])('is %s', (_, total, shares, decimals, parts) => {
    expect(apportioned(total, shares, decimals)).toEqual(parts);
  });

  it('adds up to it exactly, with no more decimals, and no part is off by more than a unit', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 53 });
    const of = fc.record({
      units: fc.integer({ min: -1e9, max: 1e9 }),
      decimals: fc.integer({ min: 0, max: 4 }),
      weights: weights.filter((all) => all.some((weight) => weight > 0)),
    });
    fc.assert(
      fc.property(of, ({ units, decimals, weights: all }) => {
        const total = units / 10 ** decimals;
        const whole = all.reduce((sum, weight) => sum + weight, 0);
        const shares = all.map((weight) => weight / whole);
        const parts = apportioned(total, shares, decimals);
        const sum = new DecimalSum();
        sum.addAll(Float64Array.from(parts), 0, parts.length);
        expect(sum.sum()).toBe(total);
        expect(Math.max(...parts.map(decimalsOf))).toBeLessThanOrEqual(decimals);
        const furthest = Math.max(...parts.map((part, index) => Math.abs(part - total * (shares[index] ?? 0))));
        expect(furthest).toBeLessThanOrEqual(1.000_01 / 10 ** decimals);
      }),
    );
  });

  it('is as near as doubles come where they cannot count in its units', () => {
    const parts = apportioned(1e300, even(4), 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1e300);
  });
});
