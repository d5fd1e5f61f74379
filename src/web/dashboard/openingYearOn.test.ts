import { expect, it } from 'vitest';
import { exampleDay } from '#core/calendar/exampleDay.ts';
import { openingYearOn } from './openingYearOn.ts';

const shown = { plan: { fiscalStartMonth: 7 }, years: [2024, 2025, 2026, 'ALL'] as const, openingYear: 2026 };

it.each([
  ['today', null, 2026],
  ['a day of the year before', '2026-06-30', 2025],
  ['the first day of the year', '2026-07-01', 2026],
  ['a day before the plan', '2001-01-01', 2026],
] as const)('without a chosen year %s opens with the year that was current then', (_, asOf, year) => {
  expect(openingYearOn(shown, asOf === null ? null : exampleDay(asOf))).toBe(year);
});
