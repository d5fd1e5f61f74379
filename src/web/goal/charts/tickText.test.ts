import { expect, it } from 'vitest';
import type { ChartPoint } from '#core/chart/progression.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { tickText } from './tickText.ts';

function point(date: string): ChartPoint {
  const start = exampleDay(date);
  return { start, end: start, target: null, actual: null, isPartial: false, estimate: null };
}

it.each([
  ['monthly', '2025-01-01', '2025-12-01', 'Jan'],
  ['weekly', '2024-12-30', '2025-12-29', 'Dec 30'],
  ['quarterly', '2025-01-01', '2025-10-01', 'Q1'],
  ['monthly', '2023-07-01', '2025-12-01', 'Jul ’23'],
  ['weekly', '2009-01-05', '2025-12-29', 'Jan ’09'],
  ['quarterly', '2023-01-01', '2025-10-01', 'Q1 FY23'],
  ['yearly', '2023-01-01', '2025-01-01', 'FY23'],
] as const)('%s points from %s to %s begin with %s', (period, from, to, text) => {
  const points = [point(from), point(to)];
  expect(tickText(points, period, EXAMPLE_PLAN)(point(from))).toBe(text);
});
