import { describe, expect, it } from 'vitest';
import { formatIsoDate } from './date.ts';
import { type DatedPeriod, spanOfWritten, startingYearOf, type WrittenYear } from './writtenPeriod.ts';

const plain: WrittenYear = { year: 2026, by: 'itself' };
const label: WrittenYear = { year: 2026, by: 'label' };
const both: WrittenYear = { year: 2025, by: 'both' };
const JULY = { fiscalStartMonth: 7, fiscalDisplay: 'endYear' } as const;
const JANUARY = { fiscalStartMonth: 1, fiscalDisplay: 'fullYear' } as const;

const daysOf = (period: DatedPeriod, naming: { fiscalStartMonth: number; fiscalDisplay: 'endYear' | 'fullYear' }) => {
  const span = spanOfWritten(period, naming);
  return span === null ? null : `${formatIsoDate(span.start)}..${formatIsoDate(span.end)}`;
};

describe('a written period lasts', () => {
  it.each([
    ['a month of a calendar year', { unit: 'month', month: 1, year: plain }, '2026-01-01..2026-01-31'],
    ['December', { unit: 'month', month: 12, year: plain }, '2026-12-01..2026-12-31'],
    ['a month before the start of a labelled year', { unit: 'month', month: 6, year: label }, '2026-06-01..2026-06-30'],
    ['the first month of a labelled year', { unit: 'month', month: 7, year: label }, '2025-07-01..2025-07-31'],
    ['a month of two years', { unit: 'month', month: 1, year: both }, '2026-01-01..2026-01-31'],
    ['a quarter by the starting year', { unit: 'quarter', quarter: 1, year: plain }, '2026-07-01..2026-09-30'],
    ['a quarter by the label', { unit: 'quarter', quarter: 3, year: label }, '2026-01-01..2026-03-31'],
    ['a year by the starting year', { unit: 'year', year: plain }, '2026-07-01..2027-06-30'],
    ['a year by the label', { unit: 'year', year: label }, '2025-07-01..2026-06-30'],
    ['a year of two years', { unit: 'year', year: both }, '2025-07-01..2026-06-30'],
    ['a week, whatever the fiscal year', { unit: 'week', week: 41, year: plain }, '2026-10-05..2026-10-11'],
    ['a week that is not there', { unit: 'week', week: 54, year: plain }, null],
  ] as const)('in a plan from July named by its end: %s', (_, period, days) => {
    expect(daysOf(period, JULY)).toBe(days);
  });

  it.each([
    ['a quarter', { unit: 'quarter', quarter: 4, year: label }, '2026-10-01..2026-12-31'],
    ['a year', { unit: 'year', year: label }, '2026-01-01..2026-12-31'],
  ] as const)('in a plan of calendar years: %s', (_, period, days) => {
    expect(daysOf(period, JANUARY)).toBe(days);
  });

  it.each([
    ['startYear', 2026],
    ['endYear', 2025],
    ['bothYears', 2026],
    ['fullYear', 2026],
  ] as const)('FY26 starts, where years are shown as %s, in %s', (fiscalDisplay, year) => {
    expect(startingYearOf(label, { fiscalStartMonth: 7, fiscalDisplay })).toBe(year);
  });
});
