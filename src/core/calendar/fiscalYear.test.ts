import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { addDays, type Day, formatIsoDate } from './date.ts';
import { fiscalQuarterOf, fiscalQuarterSpan, fiscalYearOf, fiscalYearSpan } from './fiscalYear.ts';
import { contains } from './span.ts';

const days = fc
  .integer({ min: exampleDay('0002-01-01'), max: exampleDay('9998-12-31') })
  .map((number) => number as Day);
const months = fc.integer({ min: 1, max: 12 });

describe('a fiscal year', () => {
  it.each([
    ['2025-01-01', 1, 2025],
    ['2025-12-31', 1, 2025],
    ['2025-06-30', 7, 2024],
    ['2025-07-01', 7, 2025],
    ['2026-06-30', 7, 2025],
    ['2025-11-30', 12, 2024],
    ['2025-12-01', 12, 2025],
    ['2024-02-29', 3, 2023],
    ['2024-03-01', 3, 2024],
  ])('that holds %s, starting in month %d, is %d', (day, startMonth, year) => {
    expect(fiscalYearOf(exampleDay(day), startMonth)).toBe(year);
  });

  it.each([
    [2025, 1, '2025-01-01', '2025-12-31'],
    [2025, 7, '2025-07-01', '2026-06-30'],
    [2023, 3, '2023-03-01', '2024-02-29'],
    [2024, 3, '2024-03-01', '2025-02-28'],
    [2025, 12, '2025-12-01', '2026-11-30'],
    [9999, 1, '9999-01-01', '9999-12-31'],
    [1, 1, '0001-01-01', '0001-12-31'],
  ])('%d starting in month %d runs from %s to %s', (year, startMonth, start, end) => {
    const span = fiscalYearSpan(year, startMonth);
    expect([formatIsoDate(span.start), formatIsoDate(span.end)]).toEqual([start, end]);
  });

  it('holds every day exactly once: the next one starts on the day after its end', () => {
    fc.assert(
      fc.property(days, months, (day, startMonth) => {
        const year = fiscalYearOf(day, startMonth);
        const span = fiscalYearSpan(year, startMonth);
        expect(contains(span, day)).toBe(true);
        expect(fiscalYearSpan(year + 1, startMonth).start).toBe(addDays(span.end, 1));
      }),
    );
  });
});

describe('a fiscal quarter', () => {
  it.each([
    ['2025-01-01', 1, 1],
    ['2025-03-31', 1, 1],
    ['2025-04-01', 1, 2],
    ['2025-06-30', 1, 2],
    ['2025-07-01', 1, 3],
    ['2025-09-30', 1, 3],
    ['2025-10-01', 1, 4],
    ['2025-12-31', 1, 4],
    ['2025-07-01', 7, 1],
    ['2025-09-30', 7, 1],
    ['2025-10-01', 7, 2],
    ['2026-01-01', 7, 3],
    ['2026-04-01', 7, 4],
    ['2026-06-30', 7, 4],
    ['2025-01-31', 2, 4],
    ['2025-02-01', 2, 1],
  ])('that holds %s, with years from month %d, is %d', (day, startMonth, quarter) => {
    expect(fiscalQuarterOf(exampleDay(day), startMonth)).toBe(quarter);
  });

  it.each([
    [2025, 1, 1, '2025-01-01', '2025-03-31'],
    [2025, 4, 7, '2026-04-01', '2026-06-30'],
    [2024, 4, 3, '2024-12-01', '2025-02-28'],
    [2023, 4, 3, '2023-12-01', '2024-02-29'],
  ] as const)('%d Q%d with years from month %d runs from %s to %s', (year, quarter, startMonth, start, end) => {
    const span = fiscalQuarterSpan(year, quarter, startMonth);
    expect([formatIsoDate(span.start), formatIsoDate(span.end)]).toEqual([start, end]);
  });

  it('holds the day it is asked for, and four of them make the year', () => {
    fc.assert(
      fc.property(days, months, (day, startMonth) => {
        const year = fiscalYearOf(day, startMonth);
        expect(contains(fiscalQuarterSpan(year, fiscalQuarterOf(day, startMonth), startMonth), day)).toBe(true);
        const quarters = ([1, 2, 3, 4] as const).map((quarter) => fiscalQuarterSpan(year, quarter, startMonth));
        const edges = quarters.flatMap(({ start, end }) => [start, addDays(end, 1)]);
        const span = fiscalYearSpan(year, startMonth);
        expect(edges[0]).toBe(span.start);
        expect(edges[7]).toBe(addDays(span.end, 1));
        expect([edges[1], edges[3], edges[5]]).toEqual([edges[2], edges[4], edges[6]]);
      }),
    );
  });
});
