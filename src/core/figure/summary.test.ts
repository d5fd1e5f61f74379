import { describe, expect, it } from 'vitest';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { day, type Example, exampleQuestion, monthly } from '#testing/core/exampleFigures.ts';
import { summarizeGoal } from './summary.ts';

function figuresOf(example: Example): GoalFigures {
  return summarizeGoal(...exampleQuestion(example));
}

/** A goal on July 10 with one target and one actual, in June. */
function inJune(goal: Partial<Goal>, target: number | null, actual: number): GoalFigures {
  return figuresOf({ goal, entries: { '2025-06-01': [target, actual] }, today: '2025-07-10' });
}

describe('worked cases of attainment and status', () => {
  it.each([
    [90, 'on_target'],
    [89.99, 'off_target'],
    [80, 'off_target'],
    [79.99, 'critical'],
  ])('Sum up to 100 at %d is %s', (actual, status) => {
    const entries = { '2025-06-01': [100, actual], '2025-07-01': [100, null] } as const;
    expect(figuresOf({ entries, today: '2025-07-10' })).toMatchObject({ status, ytd: { actual, target: 100 } });
  });

  it.each([
    [0.8, 'on_target'],
    [1.1, 'on_target'],
    [1.2, 'off_target'],
    [1.21, 'critical'],
  ])('Current down to 1 without a baseline at %d is %s', (actual, status) => {
    expect(inJune({ aggregation: 'current', targetDirection: 'down' }, 1, actual).status).toBe(status);
  });

  it.each([
    [0, 'on_target'],
    [3, 'critical'],
  ])('Sum down to 0 at %d is %s', (actual, status) => {
    expect(inJune({ targetDirection: 'down' }, 0, actual).status).toBe(status);
  });

  it('Current down from 40 to 0, target to date 0, actual 1: attainment 0.975, on target', () => {
    const goal = { aggregation: 'current', targetDirection: 'down', baseline: { value: 40, date: null } } as const;
    expect(inJune(goal, 0, 1)).toMatchObject({ attainment: 0.975, status: 'on_target' });
  });

  it.each([
    [-52, 'on_target'],
    [-60, 'off_target'],
  ])('up to -50 at %d is %s', (actual, status) => {
    expect(inJune({}, -50, actual).status).toBe(status);
  });

  it('Average up above its end target in June: on target, achieved only after the end', () => {
    const goal = { aggregation: 'average', allTarget: 50 } as const;
    expect(inJune(goal, null, 60).status).toBe('on_target');
    const entries = monthly([], Array(12).fill(60));
    expect(figuresOf({ goal, entries, today: '2025-12-31' }).status).toBe('on_target');
    expect(figuresOf({ goal, entries, today: '2026-01-01' }).status).toBe('achieved');
  });
});

describe('a goal with a target only for 2030 and yearly actuals', () => {
  const goal = {
    aggregation: 'current',
    trackingFrequency: 'yearly',
    targetDirection: 'up',
    span: { start: day('2020-01-01'), end: day('2030-12-31') },
  } as const;
  const entries = {
    '2020-12-31': [null, 40],
    '2021-12-31': [null, 41],
    '2022-12-31': [null, 44],
    '2023-12-31': [null, 50],
    '2030-12-31': [100, null],
  } as const;

  it.each([
    // From 40 on January 1, 2020 to 100 on December 31, 2030: 4017 days.
    [2020, 40 + (60 * 365) / 4017, 'off_target'],
    [2021, 40 + (60 * 730) / 4017, 'off_target'],
    [2022, 40 + (60 * 1095) / 4017, 'critical'],
    [2023, 40 + (60 * 1460) / 4017, 'off_target'],
  ] as const)('has a target to date on the line and a status in %i', (year, target, status) => {
    const figures = figuresOf({ goal, entries, today: '2025-01-20', year });
    expect(figures.ytd.target).toBeCloseTo(target, 10);
    expect(figures).toMatchObject({ status, eoyTarget: figures.ytd.target, allTarget: 100 });
  });

  it('in the current year carries the last actual until it is stale', () => {
    expect(figuresOf({ goal, entries, today: '2024-12-31', year: 2024 })).toMatchObject({
      ytd: { actual: 50, target: 50 },
      statusText: 'as of FY23',
    });
    expect(figuresOf({ goal, entries, today: '2025-02-08', year: 2025 })).toMatchObject({
      ytd: { actual: null },
      stale: true,
    });
  });

  it('with the year ALL too', () => {
    const { ptd, status } = figuresOf({ goal, entries, today: '2024-05-01', year: 'ALL' });
    expect(ptd.target).toBeCloseTo(40 + (60 * 1460) / 4017, 10);
    expect(status).toBe('off_target');
  });
});

describe('a goal is in the fiscal year if it overlaps it, or the year is ALL', () => {
  it.each([
    ['2025-12-31', '2026-06-01', 2025, true],
    ['2026-01-01', '2026-06-01', 2025, false],
    ['2024-01-01', '2025-01-01', 2025, true],
    ['2024-01-01', '2024-12-31', 2025, false],
    ['2024-01-01', null, 2030, true],
    [null, '2024-12-31', 2020, true],
    [null, null, 1999, true],
    ['2020-01-01', '2020-12-31', 'ALL', true],
  ] as const)('from %s to %s in %s: %s', (start, end, year, inFiscalYear) => {
    const span = { start: start && day(start), end: end && day(end) };
    expect(figuresOf({ goal: { span }, today: '2025-06-01', year }).inFiscalYear).toBe(inFiscalYear);
  });

  it('by the plan’s start month', () => {
    const span = { start: day('2025-06-30'), end: day('2025-06-30') };
    const example = { goal: { span }, today: '2025-06-30', plan: { fiscalStartMonth: 7 } };
    expect([2024, 2025].map((year) => figuresOf({ ...example, year }).inFiscalYear)).toEqual([true, false]);
  });
});

describe('the figures say what they are of', () => {
  it('goal, year and window', () => {
    const span = { start: day('2024-05-05'), end: day('2025-10-10') };
    const example = { goal: { id: 'g7', span }, today: '2025-06-01' };
    expect(figuresOf(example)).toMatchObject({
      goalId: 'g7',
      year: 2025,
      window: { start: day('2025-01-01'), end: day('2025-10-10') },
      distribution: null,
    });
    expect(figuresOf({ ...example, year: 'ALL' })).toMatchObject({ year: 'ALL', window: span });
  });

  it.each([
    ['an entry with a target', monthly([5]), true],
    ['outside the own window too', { '2020-01-01': [5, null] } as const, true],
    ['actuals alone', monthly([], [5]), false],
    ['nothing', {}, false],
  ])('whether some entry has a target: %s', (_name, entries, hasPeriodicTargets) => {
    expect(figuresOf({ entries, today: '2025-06-01' }).hasPeriodicTargets).toBe(hasPeriodicTargets);
  });

  it('ptd and all never depend on the year', () => {
    const span = { start: day('2024-01-01'), end: day('2026-12-31') };
    const entries = { '2024-12-01': [10, 9], ...monthly([20], [18]) } as const;
    const example = { goal: { span }, entries, today: '2025-03-01' };
    const [first, ...others] = ([2024, 2025, 2026, 2031, 'ALL'] as const).map((year) => {
      const { ptd, all, allTarget } = figuresOf({ ...example, year });
      return { ptd, all, allTarget };
    });
    for (const other of others) expect(other).toEqual(first);
  });
});

describe('a window that ends before it starts', () => {
  it.each([2025, 'ALL'] as const)('has no figures in %s', (year) => {
    const span = { start: day('2025-06-01'), end: day('2025-03-01') };
    expect(
      figuresOf({ goal: { span, allTarget: 100 }, entries: monthly([1], [1]), today: '2025-07-01', year }),
    ).toMatchObject({
      window: null,
      ytd: { actual: null, target: null, variance: null },
      ptd: { actual: null, target: null, variance: null },
      all: { actual: null, target: null, variance: null },
      endTarget: null,
      attainment: null,
      status: 'not_started',
      percentComplete: null,
      expectedPercent: null,
      stale: false,
    });
  });
});
