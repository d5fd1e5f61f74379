import { describe, expect, it } from 'vitest';
import type { HandStatus } from '#core/goal/statedParts.ts';
import { STATUSES } from '#core/goal/status.ts';
import { day, type Example, exampleQuestion, monthly, YEAR_2025 } from '#testing/core/exampleFigures.ts';
import { isStale } from './stale.ts';
import { summarizeGoal } from './summary.ts';

function staleOn(today: string, example: Partial<Example> = {}): boolean {
  return summarizeGoal(...exampleQuestion({ ...example, today })).stale;
}

describe('stale once an actual is overdue since the end of the last period with one', () => {
  it('monthly actuals to March, April not reported: not on 8 May, on 20 May', () => {
    const entries = monthly([1, 1, 1, 1], [1, 1, 1]);
    expect([staleOn('2025-05-08', { entries }), staleOn('2025-05-20', { entries })]).toEqual([false, true]);
  });

  it.each([
    ['weekly, 7 and 3 days', 'weekly', '2025-03-03', '2025-03-19', '2025-03-20'],
    ['monthly, 31 and 7', 'monthly', '2025-03-01', '2025-05-08', '2025-05-09'],
    ['quarterly, 92 and 15', 'quarterly', '2025-01-01', '2025-07-16', '2025-07-17'],
    ['yearly, 365 and 38', 'yearly', '2024-01-01', '2026-02-07', '2026-02-08'],
  ] as const)('%s', (_name, trackingFrequency, date, lastDay, firstStale) => {
    const span = { start: day('2020-01-01'), end: null };
    const example = {
      goal: { trackingFrequency, span },
      entries: { [date]: [null, 1] } as const,
      year: 'ALL',
    } as const;
    expect([staleOn(lastDay, example), staleOn(firstStale, example)]).toEqual([false, true]);
  });

  it('an actual in a period after today is none yet', () => {
    const example = { entries: { '2025-03-01': [null, 1], '2025-06-01': [null, 1] } as const };
    expect([staleOn('2025-05-31', example), staleOn('2025-06-01', example)]).toEqual([true, false]);
  });

  it.each([
    ['2025-03-17', false],
    ['2025-03-18', true],
  ])('without an actual since the day before the start: on %s %s', (today, stale) => {
    expect(staleOn(today, { goal: { span: { start: day('2025-02-08'), end: null } } })).toBe(stale);
  });

  it('never without an actual and without a start', () => {
    expect(staleOn('2025-12-31', { goal: { span: { start: null, end: null } } })).toBe(false);
  });

  it('in a new year counts from the last actual of the one before', () => {
    const goal = { span: { start: day('2024-01-01'), end: day('2025-12-31') } };
    const entries = { '2024-12-01': [1, 1] } as const;
    expect([staleOn('2025-02-07', { goal, entries }), staleOn('2025-02-08', { goal, entries })]).toEqual([false, true]);
  });

  it('not in a year that has not begun', () => {
    const goal = { span: { start: day('2024-01-01'), end: null } };
    const example = { goal, entries: { '2024-02-01': [1, 1] } as const, year: 2026 };
    expect([staleOn('2025-12-31', example), staleOn('2026-01-01', example)]).toEqual([false, true]);
  });
});

describe('never stale', () => {
  it('when ended with the last period reported', () => {
    const reported = { entries: { '2025-12-01': [100, 1] } as const };
    const unreported = { entries: { '2025-11-01': [100, 1] } as const };
    expect([staleOn('2026-06-01', reported), staleOn('2026-06-01', unreported)]).toEqual([false, true]);
  });

  it('nor when the goal’s own end lies in its last reported period', () => {
    const span = { start: day('2025-01-01'), end: day('2025-03-15') };
    expect(staleOn('2025-12-01', { goal: { span }, entries: monthly([], [1, 1, 1]) })).toBe(false);
    expect(staleOn('2025-12-01', { goal: { span }, entries: monthly([], [1, 1]) })).toBe(true);
  });

  it('when achieved or deferred, by figures or by hand', () => {
    const entries = monthly([1], [1]);
    const handStatus = (status: HandStatus['status']): HandStatus => ({
      status,
      note: '',
      memberId: null,
      by: 'Ada Moss',
      at: '2025-01-01T00:00:00.000Z',
      computedActual: null,
    });
    expect(staleOn('2025-12-01', { entries })).toBe(false);
    expect(staleOn('2025-12-01', { entries, goal: { handStatus: handStatus('critical') } })).toBe(true);
    expect(staleOn('2025-12-01', { entries, goal: { handStatus: handStatus('achieved') } })).toBe(false);
    expect(staleOn('2025-12-01', { entries, goal: { handStatus: handStatus('deferred') } })).toBe(false);
  });

  it.each(STATUSES.map((status) => [status, status !== 'achieved' && status !== 'deferred'] as const))(
    'an overdue goal that is %s: %s',
    (status, stale) => {
      const overdue = { isEnded: false, isLastReported: false, isOverdue: true };
      expect(isStale(status, overdue)).toBe(stale);
      expect(isStale(status, { ...overdue, isEnded: true })).toBe(stale);
      expect(isStale(status, { ...overdue, isLastReported: true })).toBe(stale);
      expect(isStale(status, { ...overdue, isEnded: true, isLastReported: true })).toBe(false);
      expect(isStale(status, { ...overdue, isOverdue: false })).toBe(false);
    },
  );

  it('a goal without a window in the year', () => {
    expect(staleOn('2027-06-01', { goal: { span: YEAR_2025 }, year: 2026 })).toBe(false);
  });
});
