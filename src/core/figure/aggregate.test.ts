import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Aggregation } from '#core/goal/goal.ts';
import { aggregate, aggregateAll, aggregateExactly, aggregatePartAndWhole, countOf, finite } from './aggregate.ts';
import { toNumber } from './fraction.ts';
import { RunningTotal } from './runningTotal.ts';

const AGGREGATIONS: readonly Aggregation[] = ['sum', 'average', 'highest', 'lowest', 'current'];
const NONE = Number.NaN;
const figures = fc.array(
  fc.oneof(
    fc.constant(NONE),
    fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10),
  ),
  {
    maxLength: 30,
  },
);

function over(values: readonly number[], aggregation: Aggregation): number | null {
  return aggregate(Float64Array.from(values), { from: 0, to: values.length }, aggregation);
}

describe('the five functions over the figures that are there', () => {
  it.each([
    ['sum', [3, NONE, 1, 2], 6],
    ['average', [3, NONE, 1, 2], 2],
    ['highest', [3, NONE, 1, 4, 2], 4],
    ['lowest', [3, NONE, 1, 4, 2], 1],
    ['current', [3, 1, 2, NONE], 2],
    ['sum', [0.1, 0.2], 0.3],
    ['average', [0.1, 0.2], 0.15],
    ['highest', [-3, -1, -2], -1],
    ['lowest', [-3, -1, -2], -3],
    ['sum', [0, NONE], 0],
    ['highest', [0], 0],
    ['lowest', [NONE, 0, NONE], 0],
  ] as const)('%s of %j is %d', (aggregation, values, result) => {
    expect(over(values, aggregation)).toBe(result);
  });

  it.each(AGGREGATIONS)('no figure gives null, never 0: %s', (aggregation) => {
    expect(over([], aggregation)).toBeNull();
    expect(over([NONE, NONE], aggregation)).toBeNull();
  });

  it.each(AGGREGATIONS)('an infinite figure is none: %s', (aggregation) => {
    expect(over([2, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], aggregation)).toBe(2);
    expect(over([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], aggregation)).toBeNull();
  });

  it('only the stretch counts', () => {
    expect(aggregate(Float64Array.of(1, 2, 4, 8), { from: 1, to: 3 }, 'sum')).toBe(6);
    expect(countOf(Float64Array.of(1, NONE, 4, 8), { from: 0, to: 3 })).toBe(2);
  });

  it('a sum that leaves the range of doubles stands at its end', () => {
    expect(over([1e308, 1e308], 'sum')).toBe(Number.MAX_VALUE);
    expect(over([-1e308, -1e308], 'sum')).toBe(-Number.MAX_VALUE);
    expect(over([1e308, 1e308], 'average')).toBe(1e308);
  });
});

describe('a stretch counted in part and whole at once', () => {
  it.each(AGGREGATIONS)('has the %s of each, as counted one by one', (aggregation) => {
    const places = fc.tuple(figures, fc.nat(30), fc.nat(30), fc.nat(30));
    fc.assert(
      fc.property(places, ([values, ...marks]) => {
        const column = Float64Array.from(values);
        const [from = 0, at = 0, to = 0] = marks
          .map((mark) => Math.min(mark, values.length))
          .toSorted((one, other) => one - other);
        expect(aggregatePartAndWhole(column, { from, to }, at, aggregation)).toEqual([
          aggregate(column, { from, to: at }, aggregation),
          aggregate(column, { from, to }, aggregation),
        ]);
      }),
    );
  });

  it.each([
    ['sum', [1, 2, 4], 1, 7],
    ['average', [1, 2, 6], 1, 3],
    ['highest', [3, 2, 1], 3, 3],
    ['highest', [1, 2, 3], 1, 3],
    ['lowest', [1, 2, 3], 1, 1],
    ['lowest', [3, 2, 1], 3, 1],
    ['current', [1, 2, 3], 1, 3],
    ['current', [1, NONE, NONE], 1, 1],
    ['sum', [NONE, 2, 4], null, 6],
    ['lowest', [NONE, 2, 4], null, 2],
    ['highest', [NONE, NONE, NONE], null, null],
  ] as const)('%s of %j: %s, then %s', (aggregation, values, part, whole) => {
    expect(aggregatePartAndWhole(Float64Array.from(values), { from: 0, to: 3 }, 1, aggregation)).toEqual([part, whole]);
  });
});

it.each([
  [Number.POSITIVE_INFINITY, Number.MAX_VALUE],
  [Number.NEGATIVE_INFINITY, -Number.MAX_VALUE],
  [-0, 0],
  [1.5, 1.5],
])('%d is held within the doubles as %d, without -0', (value, held) => {
  expect(finite(value)).toBe(held);
});

describe('for whatever figures', () => {
  const order = fc.func(fc.nat());

  it.each(['sum', 'average', 'highest', 'lowest'] as const)('%s does not depend on their order', (aggregation) => {
    fc.assert(
      fc.property(figures, order, (values, rank) => {
        const shuffled = values
          .map((value, index) => ({ value, rank: rank(index) }))
          .sort((one, other) => one.rank - other.rank)
          .map(({ value }) => value);
        expect(over(shuffled, aggregation)).toBe(over(values, aggregation));
      }),
    );
  });

  it.each(AGGREGATIONS)('%s without rounding is the same, rounded', (aggregation) => {
    fc.assert(
      fc.property(figures, (values) => {
        const result = over(values, aggregation);
        fc.pre(result !== null);
        const exact = aggregateExactly(Float64Array.from(values), { from: 0, to: values.length }, aggregation);
        expect(toNumber(exact)).toBe(result);
      }),
    );
  });

  it.each(AGGREGATIONS)('%s taken in one after the other is the same as over all at once', (aggregation) => {
    fc.assert(
      fc.property(figures, (values) => {
        const column = Float64Array.from(values);
        const running = new RunningTotal(aggregation);
        values.forEach((_, index) => {
          running.add(column, index);
          expect(running.value()).toBe(aggregate(column, { from: 0, to: index + 1 }, aggregation));
        });
      }),
    );
  });
});

describe('several stretches together', () => {
  const column = Float64Array.from([1, 2, NONE, 9, 4, NONE, 3]);
  const around = [
    { from: 0, to: 3 },
    { from: 4, to: 7 },
  ];
  it.each([
    ['sum', 10],
    ['average', 2.5],
    ['highest', 4],
    ['lowest', 1],
    ['current', 3],
  ] as const)('%s leaves out what lies between', (aggregation, expected) => {
    expect(aggregateAll(column, around, aggregation)).toBe(expected);
  });

  it.each(AGGREGATIONS)('%s of one is that of its periods, of none nothing', (aggregation) => {
    expect(aggregateAll(column, [{ from: 3, to: 4 }], aggregation)).toBe(9);
    expect(aggregateAll(column, [], aggregation)).toBeNull();
    expect(
      aggregateAll(
        column,
        [
          { from: 2, to: 3 },
          { from: 5, to: 6 },
        ],
        aggregation,
      ),
    ).toBeNull();
  });
});
