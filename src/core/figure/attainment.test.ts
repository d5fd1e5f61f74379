import { describe, expect, it } from 'vitest';
import type { TargetDirection } from '#core/goal/goal.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { day, EXAMPLE_PLAN, exampleSeries, monthly } from '#testing/core/exampleFigures.ts';
import { attainmentOf } from './attainment.ts';
import { fromEntries, shareOf, stated } from './derive.ts';
import { type Divisor, divisorOf } from './divisor.ts';

const number = (value: number) => stated('allTarget', value);

function attainment(direction: TargetDirection, actual: number, target: number, divisor?: Divisor): number {
  return attainmentOf(
    { direction, actual: number(actual), target: number(target), divisor: divisor ?? sizeOf(target) },
    EMPTY_SERIES,
  );
}

function sizeOf(target: number): Divisor {
  return divisorOf({ aggregation: 'sum', targetDirection: 'up' }, number(target), { baseline: null, endTarget: null });
}

describe('where there is no way to go, attainment is 1 if the actual holds the target, else 0', () => {
  const noWay: Divisor = { rule: 'way', value: 0, target: number(0), way: null };
  it.each([
    ['up', 5, 3, 1],
    ['up', 3, 5, 0],
    ['down', 3, 5, 1],
    ['down', 5, 3, 0],
    ['equal', 3, 3, 1],
    ['equal', -3, 3, 0],
  ] as const)('%s: %d of %d is %d', (direction, actual, target, result) => {
    expect(attainment(direction, actual, target, noWay)).toBe(result);
  });
});

describe('attainment is 1 where the target is met, whatever the direction', () => {
  it.each([
    ['up', 100, 100, 1],
    ['up', 90, 100, 0.9],
    ['up', 89.99, 100, 0.8999],
    ['up', 120, 100, 1.2],
    ['up', 0, 100, 0],
    ['up', -50, 100, -0.5],
    ['up', -52, -50, 0.96],
    ['up', -60, -50, 0.8],
    ['up', -40, -50, 1.2],
    ['down', 100, 100, 1],
    ['down', 110, 100, 0.9],
    ['down', 80, 100, 1.2],
    ['down', 0.8, 1, 1.2],
    ['down', 1.21, 1, 0.79],
    ['down', -60, -50, 1.2],
    ['down', -40, -50, 0.8],
    ['equal', 100, 100, 1],
    ['equal', 110, 100, 0.9],
    ['equal', 90, 100, 0.9],
    ['equal', -60, -50, 0.8],
  ] as const)('%s: %d of %d is %d', (direction, actual, target, result) => {
    expect(attainment(direction, actual, target)).toBe(result);
  });

  it.each([
    ['up', 0, 1],
    ['up', 3, 1],
    ['up', -1, 0],
    ['down', 0, 1],
    ['down', -1, 1],
    ['down', 3, 0],
    ['equal', 0, 1],
    ['equal', 1, 0],
    ['equal', -1, 0],
  ] as const)('where D is 0, 1 if the comparison holds, else 0. %s: %d is %i', (direction, actual, result) => {
    expect(attainment(direction, actual, 0)).toBe(result);
  });

  it.each([
    ['up', 1e308, -1e308, 3],
    ['up', -1e308, 1e308, -1],
    ['down', -1e308, 1e308, 3],
    ['up', 1e308, 1e-308, Number.MAX_VALUE],
    ['up', -1e308, 1e-308, -Number.MAX_VALUE],
  ] as const)('stays a number at the ends of the doubles. %s: %d of %d', (direction, actual, target, result) => {
    expect(attainment(direction, actual, target)).toBe(result);
  });
});

describe('exactly 10% off is on target, however the numbers came about', () => {
  it.each([
    ['a sum of decimals', [0.1, 0.2, 0.6], [0.5, 0.5], 0.9],
    ['a sum of many cents', Array(9).fill(0.01), [0.1], 0.9],
    ['three times a third', [0.3, 0.3, 0.3], [1 / 2, 1 / 2], 0.9],
    ['a hundredth of a percent less', [89.99], [100], 0.8999],
    ['a billionth of a percent less', [89.999999999], [100], 0.89999999999],
  ])('%s', (_name, actuals, targets, result) => {
    const series = exampleSeries(monthly(targets, actuals));
    const actual = fromEntries(series, 'actuals', { from: 0, to: actuals.length }, 'sum');
    const target = fromEntries(series, 'targets', { from: 0, to: actuals.length }, 'sum');
    if (actual === null || target === null) throw new Error('both have figures');
    const divisor = divisorOf({ aggregation: 'sum', targetDirection: 'up' }, target, {
      baseline: null,
      endTarget: null,
    });
    expect(attainmentOf({ direction: 'up', actual, target, divisor }, series)).toBe(result);
  });

  it('a target that is a third of something', () => {
    const target = shareOf(number(100), { days: 1, of: 3 });
    const divisor = divisorOf({ aggregation: 'sum', targetDirection: 'up' }, target, {
      baseline: null,
      endTarget: null,
    });
    expect(attainmentOf({ direction: 'up', actual: number(30), target, divisor }, EMPTY_SERIES)).toBe(0.9);
  });

  it('a mean of thirds against a mean of thirds', () => {
    const series = exampleSeries(monthly([0.1, 0.1, 0.2], [0.09, 0.09, 0.18]));
    const stretch = { from: 0, to: 3 };
    const actual = fromEntries(series, 'actuals', stretch, 'average');
    const target = fromEntries(series, 'targets', stretch, 'average');
    if (actual === null || target === null) throw new Error('both have figures');
    const divisor = divisorOf({ aggregation: 'average', targetDirection: 'up' }, target, {
      baseline: null,
      endTarget: null,
    });
    expect(attainmentOf({ direction: 'up', actual, target, divisor }, series)).toBe(0.9);
    expect(attainmentOf({ direction: 'equal', actual, target, divisor }, series)).toBe(0.9);
    expect(attainmentOf({ direction: 'down', actual, target, divisor }, series)).toBe(1.1);
  });
});

it('a line that crosses 0 exactly, where doubles miss it: the comparison decides', () => {
  const third = 1 / 3;
  const from = { day: day('2025-01-01'), figure: number(-third) };
  const to = { day: day('2025-01-03'), figure: number(third) };
  const zero = { rule: 'line', value: 1e-17, from, to, at: day('2025-01-02'), share: { days: 1, of: 2 } } as const;
  const divisor = divisorOf({ aggregation: 'sum', targetDirection: 'up' }, zero, { baseline: null, endTarget: null });
  const compared = (actual: number) =>
    attainmentOf(
      { direction: 'up', actual: number(actual), target: zero, divisor },
      exampleSeries({}, undefined, EXAMPLE_PLAN),
    );
  expect([compared(1), compared(-1)]).toEqual([1, 0]);
});
