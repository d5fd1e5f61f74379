import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { addDays, type Day, formatIsoDate, weekdayOf } from './date.ts';
import {
  nextPeriodStart,
  owningDayOf,
  type PeriodCalendar,
  periodEndOf,
  periodStartOf,
  periodStarts,
  type TrackingFrequency,
} from './period.ts';

const JULY_MONDAY: PeriodCalendar = { fiscalStartMonth: 7, weekStart: 1 };

describe('a period', () => {
  it.each([
    ['2025-09-14', 'weekly', 1, '2025-09-08', '2025-09-14'],
    ['2025-09-15', 'weekly', 1, '2025-09-15', '2025-09-21'],
    ['2025-09-21', 'weekly', 1, '2025-09-15', '2025-09-21'],
    ['2025-09-14', 'weekly', 0, '2025-09-14', '2025-09-20'],
    ['2025-09-13', 'weekly', 0, '2025-09-07', '2025-09-13'],
    ['2025-09-19', 'weekly', 6, '2025-09-13', '2025-09-19'],
    ['2025-01-01', 'weekly', 1, '2024-12-30', '2025-01-05'],
    ['2024-02-29', 'weekly', 4, '2024-02-29', '2024-03-06'],
    ['2025-09-15', 'monthly', 1, '2025-09-01', '2025-09-30'],
    ['2024-02-29', 'monthly', 1, '2024-02-01', '2024-02-29'],
    ['2025-12-31', 'monthly', 1, '2025-12-01', '2025-12-31'],
    ['2025-09-30', 'quarterly', 1, '2025-07-01', '2025-09-30'],
    ['2025-10-01', 'quarterly', 1, '2025-10-01', '2025-12-31'],
    ['2025-06-30', 'quarterly', 1, '2025-04-01', '2025-06-30'],
    ['2025-06-30', 'yearly', 1, '2024-07-01', '2025-06-30'],
    ['2025-07-01', 'yearly', 1, '2025-07-01', '2026-06-30'],
  ] as const)(
    'that holds %s, %s with weeks from day %d, runs from %s to %s',
    (day, frequency, weekStart, start, end) => {
      const first = periodStartOf(exampleDay(day), frequency, { fiscalStartMonth: 7, weekStart });
      expect(formatIsoDate(first)).toBe(start);
      expect(formatIsoDate(periodEndOf(first, frequency))).toBe(end);
      expect(formatIsoDate(nextPeriodStart(first, frequency))).toBe(formatIsoDate(addDays(exampleDay(end), 1)));
    },
  );

  it('holds every day exactly once', () => {
    const days = fc
      .integer({ min: exampleDay('0002-01-01'), max: exampleDay('9998-12-31') })
      .map((number) => number as Day);
    const frequency = fc.constantFrom<TrackingFrequency>('weekly', 'monthly', 'quarterly', 'yearly');
    const calendar = fc.record({
      fiscalStartMonth: fc.integer({ min: 1, max: 12 }),
      weekStart: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(days, frequency, calendar, (day, frequency, calendar) => {
        const start = periodStartOf(day, frequency, calendar);
        expect(start).toBeLessThanOrEqual(day);
        expect(periodEndOf(start, frequency)).toBeGreaterThanOrEqual(day);
        expect(periodStartOf(nextPeriodStart(start, frequency), frequency, calendar)).toBe(
          nextPeriodStart(start, frequency),
        );
        if (frequency === 'weekly') expect(weekdayOf(start)).toBe(calendar.weekStart);
      }),
    );
  });

  it.each([
    ['2025-09-01', null, '2025-09-01'],
    ['1960-09-01', null, '1960-09-01'],
    ['2025-09-01', '2025-08-31', '2025-09-01'],
    ['2025-09-01', '2025-09-01', '2025-09-01'],
    ['2025-09-01', '2025-09-10', '2025-09-10'],
    ['2024-12-30', '2025-01-01', '2025-01-01'],
  ])('that begins on %s of a goal that starts on %s belongs to %s', (start, goalStart, owning) => {
    const day = owningDayOf(exampleDay(start), goalStart === null ? null : exampleDay(goalStart));
    expect(formatIsoDate(day)).toBe(owning);
  });
});

describe('the periods of a range', () => {
  it.each([
    ['2025-09-15', '2025-09-15', 'weekly', ['2025-09-15']],
    ['2025-09-14', '2025-09-15', 'weekly', ['2025-09-08', '2025-09-15']],
    ['2025-09-15', '2025-09-22', 'weekly', ['2025-09-15', '2025-09-22']],
    ['2025-11-30', '2026-01-01', 'monthly', ['2025-11-01', '2025-12-01', '2026-01-01']],
    ['2025-11-30', '2025-12-31', 'monthly', ['2025-11-01', '2025-12-01']],
    ['2025-09-30', '2026-01-01', 'quarterly', ['2025-07-01', '2025-10-01', '2026-01-01']],
    ['2025-06-30', '2026-07-01', 'yearly', ['2024-07-01', '2025-07-01', '2026-07-01']],
    ['2025-09-16', '2025-09-15', 'monthly', []],
  ] as const)('from %s to %s, %s, are %j', (from, to, frequency, starts) => {
    const range = { from: exampleDay(from), to: exampleDay(to) };
    expect(periodStarts(range, frequency, JULY_MONDAY).map(formatIsoDate)).toEqual(starts);
  });
});
