import { describe, expect, it } from 'vitest';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { seriesOf } from '#core/goal/series.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { aroundDecision } from './aroundDecision.ts';

const CALENDAR = { weekStart: 1, fiscalStartMonth: 7 } as const;

function around(day: string, frequency: TrackingFrequency, actuals: Readonly<Record<string, number>>) {
  const entries = Object.entries(actuals).map(([date, actual]) => ({ date: exampleDay(date), actual, target: null }));
  const series = seriesOf(entries, frequency, CALENDAR);
  return aroundDecision(exampleDay(day), { series, frequency, calendar: CALENDAR });
}

const MONTHS = {
  '2025-11-01': 99,
  '2025-12-01': 12.4,
  '2026-01-01': 12.5,
  '2026-02-01': 12.3,
  '2026-03-01': 50,
  '2026-04-01': 12,
  '2026-06-01': 11,
  '2026-07-01': 99,
};

describe('around a decision', () => {
  it('are three months on each side, without its own', () => {
    expect(around('2026-03-04', 'monthly', MONTHS)).toEqual({
      before: { start: exampleDay('2025-12-01'), end: exampleDay('2026-02-28'), mean: 12.4, counted: 3, of: 3 },
      after: { start: exampleDay('2026-04-01'), end: exampleDay('2026-06-30'), mean: 11.5, counted: 2, of: 3 },
    });
  });

  it.each(['2026-03-01', '2026-03-31'])('is the same on any day of the month: %s', (day) => {
    expect(around(day, 'monthly', MONTHS)).toEqual(around('2026-03-04', 'monthly', MONTHS));
  });

  it('is nothing where no month has a figure', () => {
    expect(around('2026-10-12', 'monthly', { '2026-10-01': 4 })).toMatchObject({
      before: { mean: null },
      after: { mean: null },
    });
  });

  it.each([
    ['weekly', '2026-03-04', '2025-12-01', '2026-03-01', '2026-03-09', '2026-06-07'],
    ['quarterly', '2026-03-04', '2025-10-01', '2025-12-31', '2026-04-01', '2026-06-30'],
    ['yearly', '2026-03-04', '2024-07-01', '2025-06-30', '2026-07-01', '2027-06-30'],
  ] as const)('are whole periods of a %s goal: 13 weeks, a quarter, a year', (frequency, day, ...days) => {
    const { before, after } = around(day, frequency, {});
    expect([before.start, before.end, after.start, after.end]).toEqual(days.map(exampleDay));
  });
});
