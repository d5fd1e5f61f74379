import { describe, expect, it } from 'vitest';
import type { GoalFigures } from '#core/goal/figures.ts';
import { day, type Example, exampleQuestion, monthly, YEAR_2025 } from '#testing/core/exampleFigures.ts';
import { runningDataOf } from './running.ts';
import { summarizeGoal } from './summary.ts';

function figuresOf(example: Example): GoalFigures {
  return summarizeGoal(...exampleQuestion(example));
}

function runningTargetsOf(example: Example): (number | null)[] {
  return runningDataOf(...exampleQuestion(example)).ytdRunning.map(({ target }) => target);
}

const EACH_QUARTER = [30, null, null, 30, null, null, 30, null, null, 30, null, null];

describe('a target of a Sum goal that has one every n-th period stands for n periods', () => {
  it.each([
    [1, 10],
    [2, 20],
    [3, 30],
    [4, 40],
    [12, 120],
  ])('as of month %d, of an unfinished stretch by its elapsed periods: %d', (months, target) => {
    const entries = monthly(EACH_QUARTER, Array(months).fill(9));
    const today = `2025-${String(months).padStart(2, '0')}-28`;
    const figures = figuresOf({ entries, today });
    expect(figures).toMatchObject({ ytd: { actual: 9 * months, target }, attainment: 0.9, eoyTarget: 120 });
  });

  it('running values too, also of the periods to come', () => {
    const running = runningTargetsOf({ entries: monthly(EACH_QUARTER, [9, 9]), today: '2025-02-28' });
    expect(running).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
  });

  it.each([
    ['every second month', [20, null, 20, null, 20], [9, 9, 9], '2025-03-28', 30],
    ['the first after the goal began', [null, 30, null, null, 30], [100, 9, 9], '2025-03-28', 20],
    ['the last ends before as-of', [30, null, null, 30], [9, 9, 9, 9, 9, 9, 100], '2025-07-28', 60],
    ['no rhythm: each for its period', [30, null, null, 30, null, 30], [9, 9, 9, 9, 9], '2025-05-28', 60],
    ['two and then each month: each for its period', [30, null, 30, 30], [9, 9], '2025-02-28', 30],
    ['one alone: for its period', [30], [9, 9], '2025-02-28', 30],
  ])('%s', (_name, targets, actuals, today, target) => {
    expect(figuresOf({ entries: monthly(targets, actuals), today }).ytd.target).toBe(target);
  });

  it('weeks', () => {
    const entries = { '2025-01-06': [40, 9], '2025-01-13': [null, 9], '2025-02-03': [40, null] } as const;
    const goal = { trackingFrequency: 'weekly' } as const;
    expect(figuresOf({ goal, entries, today: '2025-01-19' })).toMatchObject({ ytd: { target: 20 }, attainment: 0.9 });
  });

  it('a year with one target goes by the rhythm of the whole life', () => {
    const span = { start: day('2023-01-01'), end: day('2026-12-31') };
    const entries = { '2023-01-01': [120, 100], '2024-01-01': [120, null], ...monthly([120], [9, 9]) } as const;
    expect(figuresOf({ goal: { span }, entries, today: '2025-02-28' }).ytd.target).toBe(20);
  });

  it('where actuals come only with the targets, each stands for its own period', () => {
    const entries = monthly([null, null, 30, null, null, 30], [null, null, 27, null, null, 27]);
    expect(figuresOf({ entries, today: '2025-06-30' })).toMatchObject({ ytd: { target: 60 }, attainment: 0.9 });
  });

  it.each(['average', 'highest', 'lowest', 'current'] as const)('of %s each stands as it is', (aggregation) => {
    const example = { goal: { aggregation }, entries: monthly(EACH_QUARTER, [9, 9]), today: '2025-02-28' };
    expect(figuresOf(example).ytd.target).toBe(30);
  });

  it('after the end, what no target stands for is left out too', () => {
    const entries = monthly([null, 50, null, null, null, null, 50], [100, ...Array(10).fill(9), 100]);
    const example = { goal: { targetDirection: 'down' } as const, entries, today: '2026-01-05' };
    // From February to November.
    expect(figuresOf(example)).toMatchObject({ statusRule: 'attainmentAtEnd', attainment: 1.1, ytd: { actual: 290 } });
  });

  it('at the ends of the calendar', () => {
    const span = { start: day('0001-01-01'), end: day('9999-12-31') };
    const entries = { '0001-01-01': [1e300, 1], '9999-12-01': [1e300, null], '2025-01-01': [null, -1e300] } as const;
    const figures = figuresOf({ goal: { span }, entries, today: '2025-06-30', year: 'ALL' });
    expect([figures.ptd.actual, figures.ptd.target, figures.attainment].every(Number.isFinite)).toBe(true);
  });
});

it('the running target of figures that lie elsewhere is that of the end target throughout', () => {
  const goal = { span: YEAR_2025, targetsByYear: new Map([[2025, 365]]) };
  const running = runningTargetsOf({ goal, entries: monthly([10], [null, 59]), today: '2025-02-28' });
  expect(running.slice(0, 3)).toEqual([31, 59, 90]);
});
