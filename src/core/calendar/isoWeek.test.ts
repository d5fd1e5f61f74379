import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatIsoDate, weekdayOf } from './date.ts';
import { isoWeekMonday } from './isoWeek.ts';

const mondayOf = (year: number, week: number) => {
  const monday = isoWeekMonday(year, week);
  return monday === null ? null : formatIsoDate(monday);
};

describe('an ISO week', () => {
  it.each([
    [2026, 1, '2025-12-29'],
    [2026, 41, '2026-10-05'],
    [2026, 53, '2026-12-28'],
    [2026, 54, null],
    [2025, 52, '2025-12-22'],
    [2025, 53, null],
    [2027, 1, '2027-01-04'],
    [2026, 0, null],
    [2026, 1.5, null],
    [0, 1, null],
    [9999, 1, '9999-01-04'],
    [10_000, 1, null],
  ])('%s, week %s begins on %s', (year, week, monday) => {
    expect(mondayOf(year, week)).toBe(monday);
  });

  it('begins on a Monday, seven days after the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 2, max: 52 }), (year, week) => {
        const [before, monday] = [isoWeekMonday(year, week - 1), isoWeekMonday(year, week)];
        expect(monday === null ? null : weekdayOf(monday)).toBe(1);
        expect(monday).toBe(before === null ? null : addDays(before, 7));
      }),
    );
  });
});
