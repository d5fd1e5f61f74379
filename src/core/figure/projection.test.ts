import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatIsoDate } from '#core/calendar/date.ts';
import type { Goal } from '#core/goal/goal.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_PLAN, exampleSeries, monthly, type WrittenEntries, YEAR_2025 } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { goalInTime } from './goalInTime.ts';
import { projectionOf, slopeOf } from './projection.ts';

type Actuals = readonly (number | null)[];

function projection(entries: WrittenEntries, goal: Partial<Goal> = {}, today = '2025-12-31') {
  const whole = exampleGoal({ span: YEAR_2025, valueType: 'percent', aggregation: 'average', ...goal });
  const series = exampleSeries(entries, whole);
  const it = goalInTime(whole, series, { plan: EXAMPLE_PLAN, today: exampleDay(today) });
  if (it === null) throw new Error('The goal has no window.');
  return projectionOf(it);
}

function values(actuals: Actuals, goal: Partial<Goal> = {}) {
  return projection(monthly([], actuals), goal).map(({ value }) => value);
}

function days(entries: WrittenEntries, goal: Partial<Goal> = {}, today?: string) {
  return projection(entries, goal, today).map(({ day }) => formatIsoDate(day));
}

function weeks(actuals: Actuals): WrittenEntries {
  return Object.fromEntries(
    actuals.map((actual, index) => [formatIsoDate(addDays(exampleDay('2025-01-06'), index * 7)), [null, actual]]),
  );
}

describe('the slope', () => {
  const pointsOf = (actuals: Actuals) =>
    actuals.flatMap((actual, index) =>
      actual === null ? [] : [{ day: exampleDay(`2025-${String(index + 1).padStart(2, '0')}-01`), actual }],
    );

  it.each<[Actuals, number]>([
    [[], 0],
    [[5], 0],
    [[5, 9], 0],
    [[1, 3, 5], 2],
    [[5, 3, 1], -2],
    [[4, 4, 4], 0],
    [[5, 1, 2, 3, 4], 0],
    [[0, 0, 3], 1.5],
    [[1, null, 3, null, 5], 1],
  ])('of the monthly actuals %j is %d: the straight line nearest to them, 0 with fewer than 3', (actuals, slope) => {
    expect(slopeOf(pointsOf(actuals), 'monthly')).toBeCloseTo(slope, 4);
  });

  it('is for each week between the points of a goal tracked weekly', () => {
    const points = [0, 2, 4].map((week) => ({ day: addDays(exampleDay('2025-01-06'), week * 7), actual: week * 3 }));
    expect(slopeOf(points, 'weekly')).toBe(3);
  });

  it('is for each month between the points of a goal tracked yearly', () => {
    const points = [2023, 2024, 2025].map((year) => ({ day: exampleDay(`${year}-01-01`), actual: (year - 2023) * 12 }));
    expect(slopeOf(points, 'yearly')).toBe(1);
  });

  it('is 0 where the numbers are too large to tell', () => {
    const most = Number.MAX_VALUE;
    expect(slopeOf(pointsOf([most, -most, most]), 'monthly')).toBe(0);
  });
});

describe('the projection', () => {
  it.each<[Actuals, number[]]>([
    [[], []],
    [[...Array<null>(9).fill(null), 1, 3, 5], []],
    [[...Array<null>(8).fill(null), 1, 3, 5], [7]],
    [
      [...Array<null>(6).fill(null), 1, 3, 5],
      [7, 9, 11],
    ],
    [
      [...Array<null>(9).fill(null), 5],
      [5, 5],
    ],
    [
      [...Array<null>(7).fill(null), 5, 3, 1],
      [-1, -3],
    ],
    [[...Array<null>(5).fill(null), 100, 1, 2, 3, 4, 5], [6]],
  ])(
    'of the monthly actuals %j is %j: the last one and the slope of the last 5 for each month',
    (actuals, estimates) => {
      expect(values(actuals)).toEqual(estimates);
    },
  );

  it('takes up actuals from its whole life, whatever the year', () => {
    const entries: WrittenEntries = { '2024-10-01': [null, 1], '2024-11-01': [null, 3], '2024-12-01': [null, 5] };
    const span = { start: exampleDay('2024-01-01'), end: exampleDay('2025-02-28') };
    expect(projection(entries, { span }, '2025-01-15').map(({ value }) => value)).toEqual([7, 9]);
  });

  it('leaves out actuals after today and those outside the dates of the goal', () => {
    const entries = monthly([], [1, 2, 3, 99, 99]);
    expect(projection(entries, {}, '2025-03-31')[0]?.value).toBe(4);
    expect(days(entries, { span: { start: exampleDay('2025-01-01'), end: exampleDay('2025-02-10') } })).toEqual([]);
  });

  it.each([
    ['monthly', { '2025-09-01': [null, 1] }, ['2025-10-01', '2025-11-01', '2025-12-01']],
    ['yearly', { '2023-01-01': [null, 1] }, ['2024-01-01', '2025-01-01']],
    ['yearly', { '2025-01-01': [null, 1] }, []],
  ] as const)('of a %s goal with %j goes on to the end of the current year where it has no end', (...row) => {
    const [trackingFrequency, entries, expected] = row;
    expect(days(entries, { trackingFrequency, span: { start: null, end: null } }, '2025-11-01')).toEqual(expected);
  });

  it('goes on to the end of the goal, fifty years beyond today at most', () => {
    const until = (end: string) => ({ span: { start: exampleDay('2025-01-01'), end: exampleDay(end) } });
    const entries = monthly([], [1]);
    expect(days(entries, until('2027-03-31')).at(-1)).toBe('2027-03-01');
    expect(days(entries, until('9999-12-31')).at(-1)).toBe('2075-12-01');
  });

  it.each([
    [3, 3],
    [4, 4],
    [5, 4],
    [40, 4],
  ])('of a weekly goal with %d weeks to go has %d estimates', (toGo, count) => {
    const end = addDays(exampleDay('2025-01-20'), 7 * toGo + 6);
    const span = { start: exampleDay('2025-01-06'), end };
    expect(days(weeks([1, 2, 3]), { trackingFrequency: 'weekly', span }, '2025-01-26')).toHaveLength(count);
  });

  it.each([
    ['number', 'average', [0, 0]],
    ['currency', 'current', [0, 0]],
    ['percent', 'sum', [0, 0]],
    ['percent', 'average', [0, -3]],
  ] as const)('of a %s of function %s that falls is %j: what never was below 0 stops there', (...row) => {
    const [valueType, aggregation, expected] = row;
    const falling = [...Array<null>(7).fill(null), 9, 6, 3];
    expect(values(falling, { valueType, aggregation })).toEqual(expected);
  });

  it('of what was below 0 before goes below it', () => {
    const falling = [-1, null, null, 15, 12, 9, 6, 3];
    expect(values(falling, { valueType: 'number', aggregation: 'sum' })).toEqual([0, -3, -6, -9]);
  });

  it('never leaves the numbers there are', () => {
    expect(values([0, 1e308, 1.7e308]).every(Number.isFinite)).toBe(true);
  });

  it('lies at most 7n days after the last actual for week n, 31n + 7 for month n, and never on an actual', () => {
    const actuals = fc.array(fc.option(fc.integer({ min: -1000, max: 1000 })), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(actuals, fc.constantFrom('weekly' as const, 'monthly' as const), (actuals, trackingFrequency) => {
        const entries = trackingFrequency === 'weekly' ? weeks(actuals) : monthly([], actuals);
        const last = Object.entries(entries).findLast(([, [, actual]]) => actual !== null)?.[0];
        const most = trackingFrequency === 'weekly' ? (n: number) => 7 * n : (n: number) => 31 * n + 7;
        const found = projection(entries, { trackingFrequency });
        if (last === undefined) expect(found).toEqual([]);
        else
          found.forEach(({ day }, index) => {
            const after = day - exampleDay(last);
            expect(after > 0 && after <= most(index + 1)).toBe(true);
          });
      }),
    );
  });
});
