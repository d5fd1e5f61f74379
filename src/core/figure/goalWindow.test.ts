import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatIsoDate } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { dayAt, type Series } from '#core/goal/series.ts';
import { day, EXAMPLE_PLAN, exampleSeries } from '#testing/core/exampleFigures.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { ownWindow, yearWindow } from './goalWindow.ts';
import { periodsInside } from './periodsInside.ts';

const WEEKS = Object.fromEntries(
  ['2024-12-16', '2024-12-23', '2024-12-30', '2025-01-06', '2025-12-22', '2025-12-29', '2026-01-05'].map((date) => [
    date,
    [1, 1] as const,
  ]),
);

function weeklyGoal(start: string | null, end: string | null) {
  const span = { start: start === null ? null : day(start), end: end === null ? null : day(end) };
  return exampleGoal({ trackingFrequency: 'weekly', span });
}

function datesIn(series: Series, window: { from: number; to: number } | null): string[] | null {
  if (window === null) return null;
  return Array.from({ length: window.to - window.from }, (_, index) =>
    formatIsoDate(dayAt(series, window.from + index)),
  );
}

describe('an entry is inside the own window when its period overlaps it', () => {
  it.each([
    ['a week that ends on the first day', '2025-01-05', '2025-12-22', ['2024-12-30', '2025-01-06', '2025-12-22']],
    ['a week that ended the day before', '2025-01-06', '2025-12-21', ['2025-01-06']],
    ['a week that begins on the last day', '2025-01-07', '2025-12-29', ['2025-01-06', '2025-12-22', '2025-12-29']],
    ['open to the past', null, '2024-12-23', ['2024-12-16', '2024-12-23']],
    ['open to the future', '2025-12-31', null, ['2025-12-29', '2026-01-05']],
    ['one day', '2025-01-01', '2025-01-01', ['2024-12-30']],
    ['a gap', '2025-06-02', '2025-06-08', []],
    ['its end before its start', '2025-01-02', '2025-01-01', null],
  ])('%s', (_name, start, end, dates) => {
    const goal = weeklyGoal(start, end);
    const series = exampleSeries(WEEKS, goal);
    expect(datesIn(series, ownWindow(goal, series, EXAMPLE_PLAN))).toEqual(dates);
  });
});

describe('a period belongs to the fiscal year that holds its first day, or the start of its goal', () => {
  it.each([
    [
      'of a goal that runs on, to the year it begins in',
      '2024-06-01',
      null,
      2024,
      ['2024-12-16', '2024-12-23', '2024-12-30'],
    ],
    ['and so not to the next', '2024-06-01', null, 2025, ['2025-01-06', '2025-12-22', '2025-12-29']],
    ['of a goal without a start, the same', null, null, 2025, ['2025-01-06', '2025-12-22', '2025-12-29']],
    [
      'of a goal that starts on the first day of the year, to that year',
      '2025-01-01',
      null,
      2025,
      ['2024-12-30', '2025-01-06', '2025-12-22', '2025-12-29'],
    ],
    ['and so not to the year before', '2025-01-01', null, 2024, null],
    [
      'of a goal that starts later in the week',
      '2025-01-03',
      null,
      2025,
      ['2024-12-30', '2025-01-06', '2025-12-22', '2025-12-29'],
    ],
    ['of a goal that starts in the old year', '2024-12-31', null, 2024, ['2024-12-30']],
    ['of a goal that ends with the year', '2025-12-01', '2025-12-31', 2025, ['2025-12-22', '2025-12-29']],
    ['and has no day in the next', '2025-12-01', '2025-12-31', 2026, null],
    ['of a goal that ends in that week, not to the new year', '2025-12-01', '2026-01-01', 2026, []],
  ])('the week over new year %s', (_name, start, end, year, dates) => {
    const goal = weeklyGoal(start, end);
    const series = exampleSeries(WEEKS, goal);
    const own = ownWindow(goal, series, EXAMPLE_PLAN);
    const window = own && yearWindow(own, series, fiscalYearSpan(year, 1));
    expect(datesIn(series, window)).toEqual(dates);
  });

  it('the window is the days the own window and the year share', () => {
    const goal = weeklyGoal('2025-03-05', '2026-02-01');
    const series = exampleSeries(WEEKS, goal);
    const own = ownWindow(goal, series, EXAMPLE_PLAN);
    expect(own && yearWindow(own, series, fiscalYearSpan(2025, 1))?.span).toEqual({
      start: day('2025-03-05'),
      end: day('2025-12-31'),
    });
    expect(own && yearWindow(own, series, fiscalYearSpan(2026, 1))?.span).toEqual({
      start: day('2026-01-01'),
      end: day('2026-02-01'),
    });
  });

  it('no entry of the own window counts in two years, and none is lost', () => {
    const days = fc.integer({ min: 0, max: 1500 });
    fc.assert(
      fc.property(
        days,
        days,
        fc.integer({ min: 1, max: 12 }),
        fc.nat(6),
        (first, length, fiscalStartMonth, weekStart) => {
          const plan = { ...EXAMPLE_PLAN, fiscalStartMonth, weekStart };
          const start = addDays(day('2023-01-01'), first);
          const goal = exampleGoal({ trackingFrequency: 'weekly', span: { start, end: addDays(start, length) } });
          const dates = Array.from({ length: 500 }, (_, week) => formatIsoDate(addDays(day('2022-06-01'), week * 7)));
          const series = exampleSeries(Object.fromEntries(dates.map((date) => [date, [1, 1]])), goal, plan);
          const own = ownWindow(goal, series, plan);
          const years = Array.from({ length: 12 }, (_, year) => fiscalYearSpan(2021 + year, fiscalStartMonth));
          const stretches = years
            .map((year) => own && yearWindow(own, series, year))
            .filter((window) => window !== null);
          const counted = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
          expect(counted).toBe(own && own.to - own.from);
          expect(stretches.every(({ from, to }) => from <= to)).toBe(true);
        },
      ),
    );
  });
});

describe('the periods of a window', () => {
  const january = { start: day('2025-01-01'), end: day('2025-01-12') };

  it('leave out a week that belongs to the year before', () => {
    expect(periodsInside(weeklyGoal('2024-06-01', null), january, EXAMPLE_PLAN).map(formatIsoDate)).toEqual([
      '2025-01-06',
    ]);
  });

  it('but hold the week the goal starts in', () => {
    expect(periodsInside(weeklyGoal('2025-01-01', null), january, EXAMPLE_PLAN).map(formatIsoDate)).toEqual([
      '2024-12-30',
      '2025-01-06',
    ]);
  });
});
