import { describe, expect, it } from 'vitest';
import { firstDayOfMonth } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import { exampleShownPlan } from '#testing/web/exampleShownPlan.ts';
import { progressionSince, spansOf } from './chartSpan.ts';
import { goalProgression } from './goalProgression.ts';

/** Fiscal years begin in July; today is November 20, 2025. */
const shown = exampleShownPlan();
const since = (start: string | null) => ({
  span: { start: start === null ? null : exampleDay(start), end: null },
  entries: [],
  chartedTotals: null,
});

describe('how far back a chart may go', () => {
  it.each([
    ['from the year the goal begins in: nowhere', '2025-07-01', []],
    ['from the year after it: since its start', '2025-06-30', ['year 2025', 'sinceStart 2024']],
    [
      'from later years: two years, and since its start',
      '2022-07-01',
      ['year 2025', 'twoYears 2024', 'sinceStart 2022'],
    ],
    ['of a goal without dates and figures: nowhere', null, []],
  ])('%s', (_, start, expected) => {
    const told = spansOf(since(start), 'periods', shown).map(({ span, from }) => `${span} ${from}`);
    expect(told).toEqual(expected);
  });

  it('a goal without a start begins with its first figure', () => {
    const entries = [{ date: firstDayOfMonth(2023, 7), target: null, actual: 1 }];
    expect(spansOf({ ...since(null), entries }, 'quarterly', shown).at(-1)?.from).toBe(2023);
  });

  it('running values, the annual chart, the whole plan and computed goals offer none', () => {
    const goal = since('2022-07-01');
    expect(spansOf(goal, 'toDateMonthly', shown)).toEqual([]);
    expect(spansOf(goal, 'annual', shown)).toEqual([]);
    expect(spansOf(goal, 'periods', { ...shown, year: 'ALL' })).toEqual([]);
  });
});

describe('a chart since an earlier year', () => {
  const entries = [
    { date: firstDayOfMonth(2024, 7), target: 4, actual: 3 },
    { date: firstDayOfMonth(2025, 6), target: 5, actual: 6 },
    { date: firstDayOfMonth(2025, 7), target: 7, actual: 8 },
    { date: firstDayOfMonth(2026, 6), target: 9, actual: null },
  ];
  const goal = exampleDashboardGoal({
    aggregation: 'current',
    entries,
    span: { start: exampleDay('2024-07-01'), end: exampleDay('2026-06-30') },
  });
  const drawn = progressionSince(goal, 'periods', { shown, year: 2025, from: 2024 });

  it('has every month once, in order', () => {
    expect(drawn.points.map(({ start }) => start)).toEqual(
      Array.from({ length: 24 }, (_, month) =>
        firstDayOfMonth(2024 + Math.floor((month + 6) / 12), ((month + 6) % 12) + 1),
      ),
    );
  });

  it('ends with the very points of the year', () => {
    const { points } = goalProgression(goal, 'periods', shown);
    expect(drawn.points.slice(-points.length)).toEqual(points);
  });

  it('has the figures of the year before it, and no estimates', () => {
    const before = drawn.points.slice(0, 12);
    expect([before[0]?.actual, before[0]?.target, before[11]?.actual]).toEqual([3, 4, 6]);
    expect(before.every(({ estimate }) => estimate === null)).toBe(true);
  });
});
