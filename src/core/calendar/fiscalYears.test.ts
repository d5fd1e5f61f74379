import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { type Day, readIsoDate } from './date.ts';
import { fiscalYearOf, fiscalYearSpan } from './fiscalYear.ts';
import {
  type FiscalToday,
  firstOpenedYear,
  fiscalYearsOf,
  nearestYearOf,
  YEARS_LISTED_AROUND_TODAY,
} from './fiscalYears.ts';
import { overlaps, type Span } from './span.ts';

/** Within FY2025 of a plan whose year starts in July. */
const TODAY: FiscalToday = { today: exampleDay('2025-09-15'), fiscalStartMonth: 7 };

function span(written: string): Span {
  const [start = '', end = ''] = written.split('..');
  return { start: readIsoDate(start), end: readIsoDate(end) };
}

describe('the list of fiscal years', () => {
  it.each([
    [[], [2025, 'ALL']],
    [['..'], [2025, 'ALL']],
    [['2025-07-01..2026-06-30'], [2025, 'ALL']],
    [['2025-06-30..2026-06-30'], [2024, 2025, 'ALL']],
    [['2025-07-01..2026-07-01'], [2025, 2026, 'ALL']],
    [
      ['2023-07-01..', '..2027-06-30'],
      [2023, 2024, 2025, 2026, 'ALL'],
    ],
    [['2022-07-01..2023-06-30'], [2022, 2025, 'ALL']],
    [['2022-07-01..2023-07-01'], [2022, 2023, 2025, 'ALL']],
    [['2027-07-01..2028-06-30'], [2025, 2027, 'ALL']],
    [
      ['2020-07-01..2021-06-30', '2027-07-01..2028-06-30'],
      [2020, 2025, 2027, 'ALL'],
    ],
    [['..2024-06-30'], [2023, 2025, 'ALL']],
    [['2026-07-01..'], [2025, 2026, 'ALL']],
  ])('of goals that run %j has the years in which one runs and the current one: %j', (goals, years) => {
    expect(fiscalYearsOf({ goals: goals.map(span), entries: [] }, TODAY)).toEqual(years);
  });

  it.each([
    [['..'], ['2022-07-01..2022-08-01'], [2022, 2023, 2024, 2025, 'ALL']],
    [['..2024-06-30'], ['2022-07-01..2022-08-01'], [2022, 2023, 2025, 'ALL']],
    [['2024-07-01..2025-06-30'], ['2022-07-01..2027-07-01'], [2024, 2025, 'ALL']],
  ])(
    'of goals that run %j with entries %j is %j: entries say how far it reaches, goals what is in it',
    (goals, entries, years) => {
      expect(fiscalYearsOf({ goals: goals.map(span), entries: entries.map(span) }, TODAY)).toEqual(years);
    },
  );

  it.each([
    [['..'], ['2024-07-01..2025-08-01', '1976-01-01..1976-01-01'], [1975, 2024, 2025, 'ALL']],
    [['..'], ['2024-07-01..2025-08-01', '2062-01-01..2062-01-01'], [2024, 2025, 2061, 'ALL']],
    [['2024-07-01..'], ['2024-07-01..2025-08-01', '1976-01-01..1976-01-01'], [2024, 2025, 'ALL']],
    [['..'], ['1899-01-01..1899-01-01', '9999-01-01..9999-01-01'], [2025, 'ALL']],
  ])(
    'of goals that run %j with entries %j is %j: an entry decades off stands alone, and fills no gap',
    (goals, entries, years) => {
      expect(fiscalYearsOf({ goals: goals.map(span), entries: entries.map(span) }, TODAY)).toEqual(years);
    },
  );

  it.each([20, 21])('fills gaps of up to twenty years: an entry %d years before the current one', (before) => {
    const entry = span(`${2025 - before}-07-01..${2025 - before}-07-01`);
    expect(fiscalYearsOf({ goals: [span('..')], entries: [entry] }, TODAY)).toHaveLength(before === 20 ? 22 : 3);
  });

  it('reaches fifty years from the current one at most', () => {
    const years = fiscalYearsOf({ goals: [span('0001-01-01..9999-12-31')], entries: [] }, TODAY);
    expect(YEARS_LISTED_AROUND_TODAY).toBe(50);
    expect([years.at(0), years.at(-2), years.at(-1)]).toEqual([1975, 2075, 'ALL']);
    expect(years).toHaveLength(102);
  });
});

describe('the year first opened', () => {
  it.each([
    [[], 2025],
    [['..'], 2025],
    [['2020-01-01..2025-07-01'], 2025],
    [['2026-06-30..2028-01-01'], 2025],
    [['2020-01-01..2025-06-30'], 2024],
    [['2026-07-01..2028-01-01'], 2026],
    [['..2023-01-01'], 2022],
    [['2028-01-01..'], 2027],
    [['2021-01-01..2022-01-01', '2027-01-01..2028-01-01'], 2026],
    [['2027-07-01..2028-01-01', '2023-01-01..2024-01-01'], 2023],
    [['2023-01-01..2024-01-01', '2027-07-01..2028-01-01'], 2023],
    [['2020-01-01..2021-01-01', '2025-07-01..2025-08-01'], 2025],
    [['2023-07-01..2024-06-30', '2022-07-01..2023-06-30'], 2023],
    [['..1960-01-01'], 1959],
    [['9000-01-01..'], 8999],
  ])('of a plan with goals %j is %d', (spans, year) => {
    expect(firstOpenedYear(spans.map(span), TODAY)).toBe(year);
  });

  it('is one that a goal overlaps, and no goal overlaps a nearer one', () => {
    const sides = fc.option(fc.integer({ min: 17_000, max: 24_000 }).map((number) => number as Day));
    const spans = fc
      .record({ start: sides, end: sides })
      .filter(({ start, end }) => start === null || end === null || start <= end);
    fc.assert(
      fc.property(fc.array(spans, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 12 }), (goals, month) => {
        const today = { ...TODAY, fiscalStartMonth: month };
        const opened = firstOpenedYear(goals, today);
        const isOverlapped = (year: number) => goals.some((goal) => overlaps(goal, fiscalYearSpan(year, month)));
        const current = fiscalYearOf(today.today, month);
        expect(isOverlapped(opened)).toBe(true);
        for (let distance = 0; distance < Math.abs(opened - current); distance++) {
          expect(isOverlapped(current - distance) || isOverlapped(current + distance)).toBe(false);
        }
      }),
    );
  });
});

it.each([
  ['2024-07-01..2026-06-30', 2023, 2024],
  ['2024-07-01..2026-06-30', 2024, 2024],
  ['2024-07-01..2026-06-30', 2025, 2025],
  ['2024-07-01..2026-06-30', 2026, 2025],
  ['2024-06-30..2026-07-01', 2023, 2023],
  ['2024-06-30..2026-07-01', 2026, 2026],
  ['..2026-06-30', 1900, 1900],
  ['..2026-06-30', 2030, 2025],
  ['2024-07-01..', 2030, 2030],
  ['2024-07-01..', 2020, 2024],
  ['..', 2020, 2020],
])('of a goal that runs %s the year nearest to %d is %d', (written, year, nearest) => {
  expect(nearestYearOf(span(written), year, 7)).toBe(nearest);
});
