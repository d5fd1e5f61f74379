import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import {
  type DateStyle,
  formatDate,
  formatDayOfMonth,
  formatMonthOfYear,
  formatNearDay,
  formatPeriod,
  formatTick,
} from './date.ts';

const JULY_PLAN: DateStyle = { dateFormat: 'M/D/Y', fiscalDisplay: 'endYear', fiscalStartMonth: 7 };

describe('a date', () => {
  it.each([
    ['2026-10-06', 'Oct 6, 2026', '6 Oct 2026'],
    ['2026-01-31', 'Jan 31, 2026', '31 Jan 2026'],
    ['2026-12-01', 'Dec 1, 2026', '1 Dec 2026'],
    ['0001-02-03', 'Feb 3, 1', '3 Feb 1'],
  ])('%s reads %s, and %s in a D/M/Y plan', (text, monthFirst, dayFirst) => {
    expect(formatDate(exampleDay(text), 'M/D/Y')).toBe(monthFirst);
    expect(formatDate(exampleDay(text), 'D/M/Y')).toBe(dayFirst);
  });

  it('that is not there reads N/A', () => {
    expect(formatDate(null, 'M/D/Y')).toBe('N/A');
  });

  it('is written without its year where that is clear', () => {
    expect(formatDayOfMonth(exampleDay('2026-10-06'), 'M/D/Y')).toBe('Oct 6');
    expect(formatDayOfMonth(exampleDay('2026-10-06'), 'D/M/Y')).toBe('6 Oct');
    expect(formatMonthOfYear(exampleDay('2026-03-31'))).toBe('Mar 2026');
  });

  it.each([
    ['2026-12-31', 'Dec 31'],
    ['2026-01-01', 'Jan 1'],
    ['2025-12-31', 'Dec 31, 2025'],
    ['2027-01-01', 'Jan 1, 2027'],
  ])('%s reads %s on a day of 2026: with its year where that is another', (day, text) => {
    expect(formatNearDay(exampleDay(day), exampleDay('2026-06-15'), 'M/D/Y')).toBe(text);
  });

  it('has each month by its three letters', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      exampleDay(`2026-${String(month + 1).padStart(2, '0')}-01`),
    );
    expect(months.map((first) => formatTick(first, 'monthly', JULY_PLAN)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    );
  });
});

describe('a period', () => {
  it.each([
    ['weekly', 'Week of Oct 5, 2026', 'Oct 5'],
    ['monthly', 'Oct 2026', 'Oct'],
    ['quarterly', 'Q2 FY27', 'Q2'],
    ['yearly', 'FY27', 'FY27'],
  ] as const)('%s reads %s, and %s on an axis', (period, full, tick) => {
    expect(formatPeriod(exampleDay('2026-10-05'), period, JULY_PLAN)).toBe(full);
    expect(formatTick(exampleDay('2026-10-05'), period, JULY_PLAN)).toBe(tick);
  });

  it('follows the date format and the fiscal display of the plan', () => {
    const style: DateStyle = { dateFormat: 'D/M/Y', fiscalDisplay: 'bothYears', fiscalStartMonth: 1 };
    expect(formatPeriod(exampleDay('2026-10-05'), 'weekly', style)).toBe('Week of 5 Oct 2026');
    expect(formatTick(exampleDay('2026-10-05'), 'weekly', style)).toBe('5 Oct');
    expect(formatPeriod(exampleDay('2026-10-05'), 'quarterly', style)).toBe('Q4 FY26/27');
  });
});
