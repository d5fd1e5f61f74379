import { describe, expect, it } from 'vitest';
import type { Aggregation, TargetDirection } from '#core/goal/goal.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleMonths, exampleNoise } from '#testing/core/exampleHistory.ts';
import { bandQuantilesOf } from './bandQuantiles.ts';
import { chanceOf } from './chance.ts';
import { outlookOf } from './outlook.ts';
import { yearEndOf } from './yearEnd.ts';

const TODAY = exampleDay('2026-11-20');
/** To September 2026: three months are missing. */
const ACTUALS = exampleNoise(33).map((value) => value + 20);
const YEAR = { start: exampleDay('2026-01-01'), end: exampleDay('2026-12-31') };
const KNOWN = ACTUALS.slice(24);

const GOAL = {
  trackingFrequency: 'monthly',
  span: { start: null, end: null },
  valueType: 'number',
  targetDirection: 'up',
  newBases: [],
} as const;

type Asked = {
  readonly actuals?: readonly number[];
  readonly target?: number | null;
  readonly direction?: TargetDirection;
  readonly window?: typeof YEAR;
};

function yearEnd(
  aggregation: Aggregation,
  { actuals = ACTUALS, target = null, direction = 'up', window = YEAR }: Asked = {},
) {
  const goal = { ...GOAL, aggregation, targetDirection: direction };
  const series = exampleMonths(actuals);
  return yearEndOf(goal, outlookOf(goal, { series, today: TODAY }), { series, today: TODAY, window, target });
}

const outlook = outlookOf(GOAL, { series: exampleMonths(ACTUALS), today: TODAY });
const ahead = 'expected' in outlook ? outlook.expected.slice(0, 3) : [];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the end of the year', () => {
  it.each<[Aggregation, number]>([
    ['sum', sum(KNOWN) + sum(ahead)],
    ['average', (sum(KNOWN) + sum(ahead)) / 12],
    ['current', ahead.at(-1) ?? 0],
    ['highest', Math.max(...KNOWN, ...ahead)],
    ['lowest', Math.min(...KNOWN, ...ahead)],
  ])('of %s goals is what is known with what is likely: %d', (aggregation, expected) => {
    const found = yearEnd(aggregation);
    expect(found?.expected).toBeCloseTo(expected);
    expect(found?.low80).toBeLessThanOrEqual(expected);
    expect(found?.high80).toBeGreaterThanOrEqual(expected);
  });

  it('of a sum never falls below what is known', () => {
    const falling = Array.from({ length: 33 }, (_, index) => Math.max(0, 60 - 2 * index + (index % 3)));
    expect(yearEnd('sum', { actuals: falling })?.low80).toBeGreaterThanOrEqual(sum(falling.slice(24)));
  });

  it('of a highest goal never falls below its record, of a lowest never rises above it', () => {
    expect(yearEnd('highest')?.low80).toBe(Math.max(...KNOWN));
    expect(yearEnd('lowest')?.high80).toBe(Math.min(...KNOWN));
    const nextYear = { start: exampleDay('2027-01-01'), end: exampleDay('2027-03-31') };
    expect(yearEnd('highest', { window: nextYear })?.low80).toBeLessThan(Math.max(...KNOWN));
  });

  it('of the next year counts its own months alone', () => {
    const window = { start: exampleDay('2027-01-01'), end: exampleDay('2027-03-31') };
    expect(yearEnd('average', { window })?.expected).toBeLessThan(31);
    expect(yearEnd('average', { window })?.expected).toBeGreaterThan(20);
  });

  it.each([
    ['is reported whole', { window: { start: exampleDay('2025-01-01'), end: exampleDay('2025-12-31') } }],
    ['lies too far ahead', { window: { start: exampleDay('2026-01-01'), end: exampleDay('2031-12-31') } }],
    ['has too short a history', { actuals: ACTUALS.slice(20) }],
  ])('is left open where it %s', (_what, asked) => {
    expect(yearEnd('sum', asked)).toBeNull();
  });

  it('of figures that have been negative may fall below zero', () => {
    const around = exampleNoise(33).map((value) => value - 5);
    expect(yearEnd('sum', { actuals: around })?.low80).toBeLessThan(0);
  });
});

describe('the chance of a target', () => {
  const quantiles = bandQuantilesOf('monthly', 40).single;
  const asked = { expected: 100, unit: 10, quantiles, step: 0, direction: 'up' as const };
  const edge = (quantiles.most[0] ?? 0) * 10;

  it.each([
    [100, 'up', 0.5],
    [100 - edge, 'up', 0.9],
    [100 + edge, 'up', 0.1],
    [100 - edge, 'down', 0.1],
    [100 + edge, 'down', 0.9],
    [1000, 'up', 0.05],
    [-1000, 'up', 0.95],
  ] as const)('%d, where %s is good, agrees with the band: %d', (target, direction, chance) => {
    expect(chanceOf(target, { ...asked, direction })).toBe(chance);
  });

  it('is not said where equal is good, or without a target', () => {
    expect(chanceOf(100, { ...asked, direction: 'equal' })).toBeNull();
    expect(yearEnd('sum')).toMatchObject({ target: null, chance: null });
    expect(yearEnd('sum', { target: 300 })).toMatchObject({ target: 300, chance: expect.any(Number) });
  });
});
