import { describe, expect, it } from 'vitest';
import { formatIsoDate } from '#core/calendar/date.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { isShared, quarterDates } from './quarterlyEntries.ts';

function datesOf(days: readonly string[], fiscalStartMonth: number) {
  const found = quarterDates(days.map(exampleDay), { weekStart: 1, fiscalStartMonth });
  return isShared(found)
    ? `${formatIsoDate(found.first)} and ${formatIsoDate(found.second)}`
    : found.map(({ from, to }) => `${formatIsoDate(from)} > ${formatIsoDate(to)}`);
}

describe('monthly figures as quarterly ones', () => {
  it.each<[string[], number, string[]]>([
    [[], 1, []],
    [['2026-09-01', '2026-02-01'], 1, ['2026-02-01 > 2026-01-01', '2026-09-01 > 2026-07-01']],
    [['2026-03-01', '2026-04-01'], 1, ['2026-03-01 > 2026-01-01', '2026-04-01 > 2026-04-01']],
    [['2026-01-01', '2026-02-01'], 2, ['2026-01-01 > 2025-11-01', '2026-02-01 > 2026-02-01']],
  ])('of %j, in years from month %d, begin with their quarter: %j', (days, fiscalStartMonth, expected) => {
    expect(datesOf(days, fiscalStartMonth)).toEqual(expected);
  });

  it.each<[string[], number, string]>([
    [['2026-03-01', '2026-01-01'], 1, '2026-01-01 and 2026-03-01'],
    [['2026-03-01', '2026-04-01'], 2, '2026-03-01 and 2026-04-01'],
  ])('of %j, in years from month %d, cannot be: %s share one', (days, fiscalStartMonth, expected) => {
    expect(datesOf(days, fiscalStartMonth)).toBe(expected);
  });
});
