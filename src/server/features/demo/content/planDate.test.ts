import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { dayOfPlanDate, fiscalYearNamed, type PlanDate, planYearSpan } from './planDate.ts';

describe('a date of the plan', () => {
  it.each<[PlanDate, string]>([
    ['Jul 1, this year', '2026-07-01'],
    ['Dec 31, this year', '2026-12-31'],
    ['Jan 1, this year', '2027-01-01'],
    ['Jun 30, this year', '2027-06-30'],
    ['Jan 14, last year', '2026-01-14'],
    ['Jul 1, first year', '2023-07-01'],
    ['Jun 30, next year', '2028-06-30'],
  ])('%s is %s in the fiscal year from July 2026', (date, day) => {
    expect(formatIsoDate(dayOfPlanDate(date, 2026))).toBe(day);
  });

  it('is refused where the calendar has no such day', () => {
    expect(() => dayOfPlanDate('Feb 29, this year', 2026)).toThrow(RangeError);
    expect(() => dayOfPlanDate('Jun 31, last year', 2026)).toThrow(RangeError);
  });

  it('names the years around the current one', () => {
    expect(fiscalYearNamed('first', 2026)).toBe(2023);
    expect(fiscalYearNamed('next', 2026)).toBe(2027);
    const { start, end } = planYearSpan('last', 2026);
    expect([formatIsoDate(start), formatIsoDate(end)]).toEqual(['2025-07-01', '2026-06-30']);
  });
});
