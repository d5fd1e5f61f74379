import { describe, expect, it } from 'vitest';
import { formatIsoDate } from './date.ts';
import { periodStartOf } from './period.ts';
import { readPeriodName } from './periodName.ts';

const JULY = 7;

describe('a period by its name', () => {
  it.each([
    ['2026-10-17', 'day', '2026-10-17'],
    ['2026-10', 'monthly', '2026-10-01'],
    ['2026-01', 'monthly', '2026-01-01'],
    ['2026-Q1', 'quarterly', '2026-07-01'],
    ['2026-Q3', 'quarterly', '2027-01-01'],
    ['2026-Q4', 'quarterly', '2027-04-01'],
    ['2026', 'yearly', '2026-07-01'],
  ])('%s is %s from %s on, in a fiscal year from July', (text, length, day) => {
    const period = readPeriodName(text, JULY);
    expect([period?.length, period === null ? null : formatIsoDate(period.day)]).toEqual([length, day]);
  });

  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'of the first and the last year is one that the calendar has, or none: year from month %i',
    (startMonth) => {
      for (const text of ['0001-Q1', '0001-Q4', '9999-Q1', '9999-Q2', '9999-Q3', '9999-Q4', '9999', '0001']) {
        const period = readPeriodName(text, startMonth);
        if (period !== null) expect(formatIsoDate(period.day)).toMatch(/^(?:0001|0002|9999)-\d{2}-01$/);
      }
      expect(readPeriodName('9999-Q4', startMonth) === null).toBe(startMonth > 3);
    },
  );

  it.each([
    ['2026-W41', '2026-10-05'],
    ['2026-W01', '2025-12-29'],
    ['2026-W53', '2026-12-28'],
    ['2025-W52', '2025-12-22'],
    ['2021-W01', '2021-01-04'],
  ])('%s is the ISO week from %s on', (text, monday) => {
    const period = readPeriodName(text, JULY);
    const start =
      period === null ? null : periodStartOf(period.day, 'weekly', { fiscalStartMonth: JULY, weekStart: 1 });
    expect([period?.length, start === null ? null : formatIsoDate(start)]).toEqual(['weekly', monday]);
  });

  it.each([
    [0, '2026-10-04'],
    [2, '2026-10-06'],
    [4, '2026-10-08'],
    [5, '2026-10-02'],
    [6, '2026-10-03'],
  ])('an ISO week, where weeks begin on day %i, is the one that shares most days with it', (weekStart, start) => {
    const period = readPeriodName('2026-W41', 1);
    const found = period === null ? null : periodStartOf(period.day, 'weekly', { fiscalStartMonth: 1, weekStart });
    expect(found === null ? null : formatIsoDate(found)).toBe(start);
  });

  it.each([
    '2026-13',
    '2026-00',
    '2026-W00',
    '2025-W53',
    '2026-W54',
    '2026-Q0',
    '2026-Q5',
    '2026-02-30',
    '0000',
    '0000-W01',
    '2026-1',
    '26-10',
    '2026-w41',
    ' 2026',
    '',
    'Oct 2026',
  ])('%j is none', (text) => {
    expect(readPeriodName(text, JULY)).toBeNull();
  });
});
