import { expect, it } from 'vitest';
import { exampleDay as day } from '#testing/core/exampleDay.ts';
import { periodsBetween } from './periodsBetween.ts';

it.each([
  ['weekly', '2025-01-06', '2025-01-06', 0],
  ['weekly', '2025-01-06', '2025-03-31', 12],
  ['monthly', '2025-11-01', '2026-02-01', 3],
  ['quarterly', '2025-02-01', '2026-02-01', 4],
  ['yearly', '2023-07-01', '2026-07-01', 3],
  ['monthly', '0001-01-01', '9999-12-01', 119_987],
] as const)('%s from %s to %s: %d', (frequency, earlier, later, periods) => {
  expect(periodsBetween(day(earlier), day(later), frequency)).toBe(periods);
});
