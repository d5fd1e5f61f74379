import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, formatIsoDate, weekdayOf } from './date.ts';
import { isoWeekMiddle } from './isoWeek.ts';

const middleOf = (year: number, week: number) => {
  const middle = isoWeekMiddle(year, week);
  return middle === null ? null : formatIsoDate(middle);
};

describe('an ISO week', () => {
  it.each([
    [2026, 1, '2026-01-01'],
    [2026, 41, '2026-10-08'],
    [2026, 53, '2026-12-31'],
    [2026, 54, null],
    [2025, 52, '2025-12-25'],
    [2025, 53, null],
    [2027, 1, '2027-01-07'],
    [2026, 0, null],
    [0, 1, null],
    [9999, 1, '9999-01-07'],
    [10_000, 1, null],
  ])('%s, week %s has the Thursday %s', (year, week, thursday) => {
    expect(middleOf(year, week)).toBe(thursday);
  });

  it('has its Thursday seven days after that of the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 2, max: 52 }), (year, week) => {
        const [before, middle] = [isoWeekMiddle(year, week - 1), isoWeekMiddle(year, week)];
        expect(middle === null ? null : weekdayOf(middle)).toBe(4);
        expect(middle).toBe(before === null ? null : addDays(before, 7));
      }),
    );
  });
});
