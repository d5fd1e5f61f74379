import { describe, expect, it } from 'vitest';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { type UpkeepQuestion, upkeepOf } from './upkeep.ts';

const PLAN = { closedUntil: null, fiscalStartMonth: 1, weekStart: 1 };
const GOAL = {
  span: { start: exampleDay('2026-01-01'), end: exampleDay('2026-12-31') },
  trackingFrequency: 'monthly',
  actualFormula: null,
} as const;

/** `months`: the months of 2026 with an actual. */
function asked(today: string, months: readonly number[], more: Partial<UpkeepQuestion> = {}) {
  return upkeepOf({
    goal: GOAL,
    kind: 'single',
    figures: { status: 'on_target', inFiscalYear: true },
    entries: months.map((month) => ({
      date: exampleDay(`2026-${String(month).padStart(2, '0')}-01`),
      target: null,
      actual: 1,
    })),
    today: exampleDay(today),
    plan: PLAN,
    ...more,
  });
}

function toSeptember(): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9];
}

describe('a goal counts once, in its worst state', () => {
  it.each([
    ['2026-10-31', toSeptember(), 'upToDate', [], null],
    ['2026-11-01', toSeptember(), 'due', ['2026-10-01'], '2026-11-07'],
    ['2026-11-07', toSeptember(), 'due', ['2026-10-01'], '2026-11-07'],
    ['2026-11-08', toSeptember(), 'overdue', ['2026-10-01'], '2026-11-07'],
    ['2026-11-03', [1, 2, 8], 'overdue', ['2026-09-01', '2026-10-01'], '2026-10-07'],
    ['2026-11-25', [...toSeptember(), 10], 'upToDate', [], null],
    ['2026-11-25', [1, 10], 'upToDate', [], null],
    ['2026-01-31', [], 'upToDate', [], null],
    ['2026-02-07', [], 'due', ['2026-01-01'], '2026-02-07'],
    ['2026-02-08', [], 'neverEntered', ['2026-01-01'], '2026-02-07'],
    ['2027-01-08', [...toSeptember(), 10, 11], 'overdue', ['2026-12-01'], '2027-01-07'],
  ])('on %s with actuals of %j: %s', (today, months, state, missing, by) => {
    const upkeep = asked(today, months);
    expect([upkeep?.state, upkeep?.missing.map(formatIsoDate), upkeep?.by ?? null]).toEqual([
      state,
      missing,
      by === null ? null : readIsoDate(by),
    ]);
  });

  it('tells the last period with an actual, not one of the future', () => {
    expect(asked('2026-11-25', [1, 2, 12])?.lastReported).toBe(readIsoDate('2026-02-01'));
    expect(asked('2026-11-25', [])?.lastReported).toBeNull();
  });

  it('without a start and without any actual is asked for its last period alone', () => {
    const goal = { ...GOAL, span: { start: null, end: null } };
    expect(asked('2026-11-25', [], { goal })?.missing.map(formatIsoDate)).toEqual(['2026-10-01']);
  });

  it('is not asked for periods before its start, where an actual is older', () => {
    const goal = { ...GOAL, span: { start: exampleDay('2026-09-01'), end: null } };
    expect(asked('2026-11-25', [3], { goal })?.missing.map(formatIsoDate)).toEqual(['2026-09-01', '2026-10-01']);
  });

  it('is not asked for closed periods', () => {
    const closed = (day: string) => ({ plan: { ...PLAN, closedUntil: exampleDay(day) } });
    expect(asked('2026-11-25', [8], closed('2026-09-30'))?.missing.map(formatIsoDate)).toEqual(['2026-10-01']);
    expect(asked('2026-11-25', [8], closed('2026-10-31'))?.state).toBe('upToDate');
  });
});

describe('nobody is asked for', () => {
  it.each<[string, Partial<UpkeepQuestion>]>([
    ['a group', { kind: 'container' }],
    ['a roll-up', { kind: 'sum' }],
    ['what is computed', { goal: { ...GOAL, actualFormula: { kind: 'number', value: 1 } as never } }],
    ['an achieved goal', { figures: { status: 'achieved', inFiscalYear: true } }],
    ['a deferred goal', { figures: { status: 'deferred', inFiscalYear: true } }],
    ['a goal of another year', { figures: { status: 'critical', inFiscalYear: false } }],
    ['a goal not begun', { goal: { ...GOAL, span: { start: exampleDay('2026-11-26'), end: null } } }],
  ])('%s', (_, more) => {
    expect(asked('2026-11-25', [], more)).toBeNull();
  });

  it('a goal that has ended with its last period reported; one without it is', () => {
    const goal = { ...GOAL, span: { start: exampleDay('2026-01-01'), end: exampleDay('2026-06-30') } };
    expect(asked('2026-11-25', [6], { goal })).toBeNull();
    expect(asked('2026-11-25', [5], { goal })?.missing.map(formatIsoDate)).toEqual(['2026-06-01']);
  });

  it('but a goal that begins today is up to date', () => {
    const goal = { ...GOAL, span: { start: exampleDay('2026-11-25'), end: null } };
    expect(asked('2026-11-25', [], { goal })?.state).toBe('upToDate');
  });
});
