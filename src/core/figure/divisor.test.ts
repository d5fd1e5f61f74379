import { describe, expect, it } from 'vitest';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { stated } from './derive.ts';
import { divisorOf, exactDivisor } from './divisor.ts';
import { toNumber } from './fraction.ts';

const number = (value: number) => stated('allTarget', value);
const own = (value: number) => stated('baseline', value);
const orNull = (value: number | null) => (value === null ? null : number(value));

const UP = { aggregation: 'current', targetDirection: 'up' } as const;
const DOWN = { aggregation: 'current', targetDirection: 'down' } as const;
const EQUAL = { aggregation: 'current', targetDirection: 'equal' } as const;

describe('D of a Current goal with a baseline of its own is the way, at least a tenth of the end target', () => {
  it.each([
    [UP, 95, 98, 100, 'tenthOfEndTarget', 10],
    [UP, 89, 98, 100, 'way', 11],
    [UP, 90, 98, 100, 'way', 10],
    [DOWN, 200, 50, 0.1, 'way', 199.9],
    [DOWN, 200, 50, 0, 'way', 200],
    [UP, -1000, -5, -1, 'way', 999],
    [UP, 100, 100, 100, 'tenthOfEndTarget', 10],
    [UP, -100, -100, -100, 'tenthOfEndTarget', 10],
    [UP, 0, 0, 0, 'way', 0],
    [UP, 0.1, 0, 0.3, 'way', 0.2],
    [DOWN, 1.7e308, 0, -1.7e308, 'way', Number.MAX_VALUE],
  ] as const)('%j from %d, target to date %d, end target %d: %s, %d', (goal, baseline, target, end, rule, value) => {
    const divisor = divisorOf(goal, number(target), { baseline: own(baseline), endTarget: number(end) });
    expect(divisor).toMatchObject({ rule, value });
    if (value !== Number.MAX_VALUE) expect(toNumber(exactDivisor(divisor, EMPTY_SERIES))).toBe(value);
  });
});

describe('D of another Current goal is at least the size of its target', () => {
  it.each([
    ['of one sign', UP, 10, 7, 30, 'target', 7],
    ['below 0 too', UP, -10, -7, -30, 'target', 7],
    ['a tenth of a long way', UP, 500, 7, 1000, 'tenthOfWay', 50],
    ['from 0', UP, 0, 1, 30, 'tenthOfWay', 3],
    ['from 0, further on', UP, 0, 4, 30, 'target', 4],
    ['to 0', DOWN, 40, 7, 0, 'way', 40],
    ['through 0', UP, -10, 7, 30, 'way', 40],
    ['either way round', DOWN, 10, -7, -30, 'way', 40],
    ['to close before 0', DOWN, 200, 0.1, 0.1, 'baseline', 199],
    ['to a tenth', DOWN, 200, 20, 20, 'target', 20],
    ['to just below a tenth', DOWN, 200, 19.9, 19.9, 'target', 19.9],
    ['there and back, both 0', UP, 0, 0, 0, 'way', 0],
    ['through 0, beyond the way', UP, -1, 90, 30, 'target', 90],
    ['at the ends of the doubles', UP, 1e308, 1, 1e-300, 'baseline', 1e308],
    ['at their other ends', UP, 1e-300, 1, 1e308, 'tenthOfWay', 1e307],
  ] as const)('%s', (_name, goal, baseline, target, end, rule, value) => {
    const divisor = divisorOf(goal, number(target), { baseline: number(baseline), endTarget: number(end) });
    expect(divisor).toMatchObject({ rule, value });
    expect(toNumber(exactDivisor(divisor, EMPTY_SERIES))).toBe(value);
  });

  it('so too of one to be equal, with a baseline of its own', () => {
    const way = { baseline: own(95), endTarget: number(100) };
    expect(divisorOf(EQUAL, number(98), way)).toMatchObject({ rule: 'target', value: 98 });
  });
});

describe('D is the size of the target', () => {
  it.each(['sum', 'average', 'highest', 'lowest'] as const)('of %s always', (aggregation) => {
    const way = { baseline: own(-10), endTarget: number(30) };
    expect(divisorOf({ aggregation, targetDirection: 'up' }, number(-7), way)).toMatchObject({
      rule: 'target',
      value: 7,
    });
  });

  it.each([
    ['without a baseline', null, 0],
    ['without an end target', 10, null],
  ])('of Current %s', (_name, baseline, end) => {
    const way = { baseline: orNull(baseline), endTarget: orNull(end) };
    expect(divisorOf(UP, number(-7), way)).toMatchObject({ rule: 'target', value: 7 });
  });
});
