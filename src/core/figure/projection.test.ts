import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, firstDayOfMonth } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { type MeasuredPoint, projectionOf, slopeOf } from './projection.ts';

function months(actuals: readonly (number | null)[]): MeasuredPoint[] {
  return actuals.map((actual, index) => ({ day: firstDayOfMonth(2025, index + 1), actual }));
}

function weeks(actuals: readonly (number | null)[]): MeasuredPoint[] {
  return actuals.map((actual, index) => ({ day: addDays(exampleDay('2025-01-06'), index * 7), actual }));
}

const MONTHLY = { unit: 'month', isWeeklyGoal: false, isFromZero: false } as const;
const WEEKLY = { unit: 'week', isWeeklyGoal: true, isFromZero: false } as const;

function values(points: readonly MeasuredPoint[], asked: typeof MONTHLY | typeof WEEKLY = MONTHLY) {
  return projectionOf(points, asked).map(({ value }) => value);
}

describe('the slope', () => {
  it.each([
    [[], 0],
    [[5], 0],
    [[5, 9], 0],
    [[5, null, 9, null], 0],
    [[1, 3, 5], 2],
    [[5, 3, 1], -2],
    [[4, 4, 4], 0],
    [[100, 1, 2, 3, 4, 5], 1],
    [[100, 100, 1, 2, 3, 4, 5], 1],
    [[5, 1, 2, 3, 4], 0],
    [[0, 0, 3], 1.5],
    [[1, null, 3, null, 5], 1],
    [[100, 1, null, 2, null, 3, 4, 5], 0.6466],
  ])(
    'of the monthly actuals %j is %d: the straight line nearest to the last 5, 0 with fewer than 3',
    (actuals, slope) => {
      expect(slopeOf(months(actuals), 'month')).toBeCloseTo(slope, 4);
    },
  );

  it('is for each month between the points, however long they are', () => {
    const quarters = [0, 3, 6].map((month) => ({ day: firstDayOfMonth(2025, month + 1), actual: month * 10 }));
    expect(slopeOf(quarters, 'month')).toBe(10);
    const overNewYear = months([1, 2, 3]).map(({ actual }, index) => ({
      day: firstDayOfMonth(2024, 11 + index),
      actual,
    }));
    expect(slopeOf(overNewYear, 'month')).toBe(1);
  });

  it('is for each week between the points', () => {
    expect(slopeOf(weeks([1, 3, 5]), 'week')).toBe(2);
    expect(slopeOf(weeks([1, null, 5, null, 9]), 'week')).toBe(2);
  });

  it('is 0 where the numbers are too large to tell', () => {
    const most = Number.MAX_VALUE;
    expect(slopeOf(months([most, -most, most]), 'month')).toBe(0);
  });
});

describe('the projection', () => {
  it.each([
    [[], []],
    [[null, null], []],
    [[1, 3, 5], []],
    [[1, 3, 5, null], [7]],
    [
      [1, 3, 5, null, null, null],
      [7, 9, 11],
    ],
    [[1, null, 5, null], [5]],
    [
      [5, null, null],
      [5, 5],
    ],
    [
      [5, 3, 1, null, null],
      [-1, -3],
    ],
    [[0, 0, 3, null], [4.5]],
    [[null, 1, 3, 5, null], [7]],
  ])('of the monthly actuals %j is %j: the last actual and the slope for each month after it', (actuals, estimates) => {
    expect(values(months(actuals))).toEqual(estimates);
  });

  it('of a count stops at 0', () => {
    const falling = months([9, 6, 3, null, null, null]);
    expect(projectionOf(falling, { ...MONTHLY, isFromZero: true }).map(({ value }) => value)).toEqual([0, 0, 0]);
    expect(values(falling)).toEqual([0, -3, -6]);
  });

  it('says which points it stands for', () => {
    expect(projectionOf(months([1, 3, 5, null, null]), MONTHLY)).toEqual([
      { index: 3, day: exampleDay('2025-04-01'), value: 7 },
      { index: 4, day: exampleDay('2025-05-01'), value: 9 },
    ]);
  });

  it('goes on to the end of the window for monthly goals', () => {
    expect(values(months([1, 2, 3, ...Array<null>(30).fill(null)]))).toHaveLength(30);
  });

  it.each([
    [3, 3],
    [4, 4],
    [5, 4],
    [40, 4],
  ])('of a weekly goal with %d weeks to go has %d estimates', (toGo, count) => {
    expect(values(weeks([1, 2, 3, ...Array<null>(toGo).fill(null)]), WEEKLY)).toHaveLength(count);
  });

  it('of a weekly goal by month has 4 estimates too', () => {
    const points = months([1, 2, 3, ...Array<null>(9).fill(null)]);
    expect(projectionOf(points, { ...MONTHLY, isWeeklyGoal: true }).map(({ value }) => value)).toEqual([4, 5, 6, 7]);
  });

  it('of quarters goes three months a step', () => {
    const quarters = [10, 13, 16, null].map((actual, index) => ({ day: firstDayOfMonth(2025, index * 3 + 1), actual }));
    expect(values(quarters)).toEqual([19]);
  });

  it('never leaves the numbers there are', () => {
    const far = values(months([0, 1e308, 1.7e308, null, null]));
    expect(far.every(Number.isFinite)).toBe(true);
  });

  const actuals = fc.array(fc.option(fc.integer({ min: -1000, max: 1000 })), { maxLength: 30 });

  it('lies at most 7n days after the last actual for week n, 31n + 7 for month n', () => {
    fc.assert(
      fc.property(actuals, (actuals) => {
        const lastDay = (points: readonly MeasuredPoint[]) =>
          points.findLast(({ actual }) => actual !== null)?.day ?? 0;
        const ofWeeks = weeks(actuals);
        projectionOf(ofWeeks, WEEKLY).forEach(({ day }, index) => {
          expect(day - lastDay(ofWeeks)).toBeLessThanOrEqual(7 * (index + 1));
        });
        const ofMonths = months(actuals);
        projectionOf(ofMonths, MONTHLY).forEach(({ day }, index) => {
          expect(day - lastDay(ofMonths)).toBeLessThanOrEqual(31 * (index + 1) + 7);
        });
      }),
    );
  });

  it('has an estimate for every point after the last actual and for no other', () => {
    fc.assert(
      fc.property(actuals, (actuals) => {
        const last = actuals.findLastIndex((actual) => actual !== null);
        const indexes = projectionOf(months(actuals), MONTHLY).map(({ index }) => index);
        const after = actuals.map((_, index) => index).filter((index) => index > last && last >= 0);
        expect(indexes).toEqual(after);
      }),
    );
  });
});
