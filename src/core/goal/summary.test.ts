import { describe, expect, it } from 'vitest';
import { day, exampleContext, exampleSeries, type WrittenEntries } from './exampleFigures.ts';
import { exampleGoal } from './exampleGoal.ts';
import type { Goal } from './goal.ts';
import { summarizeGoal } from './summary.ts';

const YEAR_2025 = { start: day('2025-01-01'), end: day('2025-12-31') };

function figuresOf(goal: Partial<Goal>, entries: WrittenEntries, today = '2025-12-31', year: number | 'ALL' = 2025) {
  const whole = exampleGoal({ span: YEAR_2025, ...goal });
  return summarizeGoal(whole, exampleSeries(entries, whole), exampleContext(today, year));
}

describe('worked cases of attainment and status', () => {
  it.each([
    ['90 of 100', 90, 'on_target'],
    ['89.99 of 100', 89.99, 'off_target'],
    ['80 of 100', 80, 'off_target'],
    ['79.99 of 100', 79.99, 'critical'],
  ])('Sum up: %s', (_name, actual, status) => {
    const figures = figuresOf({}, { '2025-06-01': [100, actual], '2025-07-01': [100, null] }, '2025-07-10');
    expect(figures).toMatchObject({ status, statusRule: 'attainmentToDate', ytd: { actual, target: 100 } });
  });

  it.each([
    [0.8, 'on_target'],
    [1.1, 'on_target'],
    [1.2, 'off_target'],
    [1.21, 'critical'],
  ])('Current down to 1 without a baseline: %f', (actual, status) => {
    const figures = figuresOf(
      { aggregation: 'current', targetDirection: 'down' },
      { '2025-06-01': [1, actual] },
      '2025-07-10',
    );
    expect(figures.status).toBe(status);
  });

  it.each([
    [0, 'on_target', 1],
    [3, 'critical', 0],
  ])('Sum down to 0: %i', (actual, status, attainment) => {
    const figures = figuresOf({ targetDirection: 'down' }, { '2025-06-01': [0, actual] }, '2025-07-10');
    expect(figures).toMatchObject({ status, attainment });
  });

  it('Current down from 40 to 0, target to date 0, actual 1', () => {
    const figures = figuresOf(
      { aggregation: 'current', targetDirection: 'down', baseline: { value: 40, date: null } },
      { '2025-06-01': [0, 1] },
      '2025-07-10',
    );
    expect(figures).toMatchObject({ status: 'on_target', attainment: 0.975 });
  });

  it.each([
    [-52, 'on_target'],
    [-60, 'off_target'],
  ])('Up to -50: %i', (actual, status) => {
    expect(figuresOf({}, { '2025-06-01': [-50, actual] }, '2025-07-10').status).toBe(status);
  });

  it('Sum down to a cap of 100, first month 5: on target, not achieved', () => {
    const figures = figuresOf(
      { targetDirection: 'down', targetsByYear: new Map([[2025, 100]]) },
      { '2025-01-01': [null, 5] },
      '2025-02-03',
    );
    expect(figures.status).toBe('on_target');
  });

  it.each([
    ['2025-07-03', 'on_target'],
    ['2025-12-31', 'on_target'],
    ['2026-01-01', 'on_target'],
  ])('Average up above its end target in June is on target on %s', (today, status) => {
    const figures = figuresOf({ aggregation: 'average', allTarget: 50 }, { '2025-06-01': [null, 60] }, today);
    expect(figures.status).toBe(status);
  });
});
