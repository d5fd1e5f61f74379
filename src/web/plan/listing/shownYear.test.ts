import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { shownYear } from './shownYear.ts';

const plan = { plan: { fiscalStartMonth: 7 }, years: [2022, 2025, 2026, 'ALL'] as const, openingYear: 2026 };

it.each([
  ['today', null, 2026],
  ['a day of the year before', '2026-06-30', 2025],
  ['the first day of the year', '2026-07-01', 2026],
  ['a day before the plan', '2001-01-01', 2026],
] as const)('without a chosen year %s opens with the year that was current then', (_, asOf, year) => {
  const day = asOf === null ? null : exampleDay(asOf);
  expect(shownYear(plan, { asked: null, asOf: day })).toEqual({ year, refused: null });
});

it.each([
  [2022, 2022, null],
  [2023, 2023, null],
  [2026, 2026, null],
  ['ALL', 'ALL', null],
  [2021, 2026, 2021],
  [2027, 2026, 2027],
  [1850, 2026, 1850],
] as const)('of a plan from 2022 to 2026 %s shows %s: a year outside is refused', (asked, year, refused) => {
  expect(shownYear(plan, { asked, asOf: null })).toEqual({ year, refused });
});
