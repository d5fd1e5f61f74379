import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DecimalSum } from './decimalSum.ts';
import { fractionOf, plus, scaledBy, toNumber } from './fraction.ts';
import { compareFractions, ONE } from './fractionArithmetic.ts';

function added(...values: number[]): DecimalSum {
  const sum = new DecimalSum();
  sum.addAll(Float64Array.from(values), 0, values.length);
  return sum;
}

describe('decimals are added as they are written', () => {
  it.each([
    ['tenths', [0.1, 0.2], 0.3],
    ['hundredths', [1.15, 2.3, -3.45], 0],
    ['whole numbers, then tenths', [1, 2, 0.1], 3.1],
    ['nine decimals', [0.000000001, 0.000000002], 0.000000003],
    ['ten decimals, beyond the units', [0.0000000001, 0.0000000002], 0.0000000003],
    ['a fraction no unit counts', [1 / 3, 1 / 3], 0.6666666666666666],
    ['where units would leave the whole doubles', [9007199254740991, 1, 2], 9007199254740994],
    ['up to the last whole double', [9007199254740990, 1], 9007199254740991],
    ['large and small', [1e300, 1, -1e300], 1],
    ['where the tenths would make the units too many', [9007199254740000, 0.5, 0.5], 9007199254740001],
    ['nothing', [], 0],
  ])('%s', (_name, values, sum) => {
    expect(added(...values).sum()).toBe(sum);
    expect(added(...values).count).toBe(values.length);
  });

  it('none and infinite figures are left out, also where units have run out', () => {
    const sum = added(1, Number.NaN, Number.POSITIVE_INFINITY, 2, 1e300, Number.NaN, Number.NEGATIVE_INFINITY, -1e300);
    expect(sum.count).toBe(4);
    expect(sum.sum()).toBe(3);
  });

  it('beyond the largest double the sum is infinite, and comes back from there', () => {
    const sum = added(1.7e308, 1.7e308);
    expect(sum.sum()).toBe(Number.POSITIVE_INFINITY);
    sum.addAll(Float64Array.of(-1.7e308), 0, 1);
    expect(sum.sum()).toBe(1.7e308);
  });

  it('only the stretch asked for is added', () => {
    const sum = new DecimalSum();
    sum.addAll(Float64Array.of(1, 2, 4, 8), 1, 3);
    expect(sum.sum()).toBe(6);
    sum.addAll(Float64Array.of(0.5), 0, 1);
    expect([sum.sum(), sum.count]).toEqual([6.5, 3]);
  });
});

describe('a mean is rounded once', () => {
  it.each([
    [[0.1, 0.2], 0.15],
    [[1, 1, 2], 4 / 3],
    [[1.7e308, 1.7e308], 1.7e308],
    [[1 / 3, 1 / 3, 1 / 3], 0.3333333333333333],
  ])('of %j', (values, mean) => {
    expect(added(...values).mean()).toBe(mean);
  });
});

it('whatever is added in whatever order, sum and mean are the exact ones, rounded', () => {
  const values = fc.array(
    fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
    ),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(values, (list) => {
      const exact = list.map(fractionOf).reduce(plus, { numerator: 0n, denominator: 1n });
      const [forward, backward] = [added(...list), added(...list.toReversed())];
      expect(forward.sum()).toBe(toNumber(exact));
      expect(backward.sum()).toBe(toNumber(exact));
      expect(forward.mean()).toBe(toNumber(scaledBy(exact, 1, list.length)));
      expect(compareFractions(forward.fraction(), exact)).toBe(0);
    }),
  );
  expect(compareFractions(added(1).fraction(), ONE)).toBe(0);
});
