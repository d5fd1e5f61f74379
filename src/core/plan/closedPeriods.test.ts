import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { isPeriodClosed, isYearClosed } from './closedPeriods.ts';

describe('a period is closed once all of it is', () => {
  it.each([
    ['monthly', '2026-06-01', '2026-06-30', true],
    ['monthly', '2026-06-01', '2026-06-29', false],
    ['monthly', '2026-07-01', '2026-06-30', false],
    ['weekly', '2026-06-22', '2026-06-28', true],
    ['weekly', '2026-06-29', '2026-06-30', false],
    ['yearly', '2025-07-01', '2026-06-30', true],
    ['yearly', '2025-07-01', '2026-05-31', false],
  ] as const)('%s from %s, closed until %s: %s', (frequency, start, until, isClosed) => {
    expect(isPeriodClosed({ closedUntil: exampleDay(until) }, { start: exampleDay(start), frequency })).toBe(isClosed);
  });

  it('where nothing is closed, none is', () => {
    expect(isPeriodClosed({ closedUntil: null }, { start: exampleDay('1990-01-01'), frequency: 'weekly' })).toBe(false);
  });
});

describe('a fiscal year is closed with its last day', () => {
  it.each([
    [2025, 7, '2026-06-30', true],
    [2025, 7, '2026-06-29', false],
    [2025, 1, '2025-12-31', true],
    [2026, 1, '2025-12-31', false],
  ])('%i from month %i, closed until %s: %s', (year, fiscalStartMonth, until, isClosed) => {
    expect(isYearClosed({ closedUntil: exampleDay(until), fiscalStartMonth }, year)).toBe(isClosed);
  });

  it('where nothing is closed, none is', () => {
    expect(isYearClosed({ closedUntil: null, fiscalStartMonth: 1 }, 1990)).toBe(false);
  });
});
