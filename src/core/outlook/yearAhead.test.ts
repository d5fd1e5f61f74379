import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleMonths, exampleNoise } from '#testing/core/exampleHistory.ts';
import { outlookOf } from './outlook.ts';
import { firstMissOf, yearAheadOf } from './yearAhead.ts';
import { yearEndOf } from './yearEnd.ts';

const TODAY = exampleDay('2026-11-20');
const WINDOW = { start: exampleDay('2026-07-01'), end: exampleDay('2027-06-30') };
const SERIES = exampleMonths(exampleNoise(34).map((value) => value + 20));

function goalOf(aggregation: Aggregation) {
  const span = { start: null, end: null };
  return {
    aggregation,
    targetDirection: 'up',
    valueType: 'number',
    trackingFrequency: 'monthly',
    span,
    newBases: [],
  } as const;
}

function ahead(aggregation: Aggregation, targetAt: (date: number) => number | null = () => null) {
  const goal = goalOf(aggregation);
  const outlook = outlookOf(goal, { series: SERIES, today: TODAY });
  const question = { series: SERIES, today: TODAY, window: WINDOW };
  return {
    points: yearAheadOf(goal, outlook, { ...question, targetAt }),
    yearEnd: yearEndOf(goal, outlook, { ...question, target: null }),
  };
}

describe('the year ahead', () => {
  it.each(['sum', 'average', 'current', 'highest', 'lowest'] as const)(
    'of %s ends with the year’s end',
    (function_) => {
      const { points, yearEnd } = ahead(function_);
      expect(points.map(({ date }) => formatIsoDate(date))).toEqual([
        '2026-11-01',
        '2026-12-01',
        '2027-01-01',
        '2027-02-01',
        '2027-03-01',
        '2027-04-01',
        '2027-05-01',
        '2027-06-01',
      ]);
      expect(points.at(-1)).toMatchObject({
        expected: yearEnd?.expected,
        low80: yearEnd?.low80,
        high80: yearEnd?.high80,
      });
    },
  );

  it('of a sum grows', () => {
    const expected = ahead('sum').points.map((point) => point.expected);
    expect(expected).toHaveLength(8);
    expect(expected).toEqual(expected.toSorted((one, other) => one - other));
  });

  it('of a year that has not begun leaves out the periods before it', () => {
    const goal = goalOf('sum');
    const outlook = outlookOf(goal, { series: SERIES, today: TODAY });
    const window = { start: exampleDay('2027-07-01'), end: exampleDay('2028-06-30') };
    const points = yearAheadOf(goal, outlook, { series: SERIES, today: TODAY, window, targetAt: () => null });
    expect(points.map(({ date }) => formatIsoDate(date)).at(0)).toBe('2027-07-01');
    expect(points).toHaveLength(12);
  });

  it('is not given where the year’s end is not known', () => {
    const goal = goalOf('sum');
    const outlook = outlookOf(goal, { series: SERIES, today: TODAY });
    const window = { start: exampleDay('2030-07-01'), end: exampleDay('2031-06-30') };
    expect(yearAheadOf(goal, outlook, { series: SERIES, today: TODAY, window, targetAt: () => null })).toEqual([]);
  });
});

describe('the first period that is likely missed', () => {
  const march = exampleDay('2027-03-01');

  it('is the first whose likely figure lies below its target to date', () => {
    const { points } = ahead('current', (date) => (date >= march ? 1_000 : 0));
    expect(firstMissOf(points, 'up')).toBe(march);
  });

  it('lies above it where down is good', () => {
    const { points } = ahead('current', (date) => (date >= march ? 0 : 1_000));
    expect(firstMissOf(points, 'down')).toBe(march);
  });

  it('is none without targets, and where equal is good', () => {
    expect(firstMissOf(ahead('current').points, 'up')).toBeNull();
    expect(firstMissOf(ahead('current', () => 1_000).points, 'equal')).toBeNull();
  });
});
