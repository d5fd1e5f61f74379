import { expect, it } from 'vitest';
import type { ChartPoint } from '#core/chart/progression.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { likelyValues } from './likelyValues.ts';

const point = (month: number, part: Partial<ChartPoint>): ChartPoint => ({
  start: exampleDay(`2025-0${month}-01`),
  end: exampleDay(`2025-0${month}-28`),
  target: null,
  actual: null,
  isPartial: false,
  estimate: null,
  ...part,
});
const points = [point(1, { actual: 5 }), point(2, { estimate: 7 }), point(3, { estimate: 9 })];
const band = (month: number, expected: number) => ({
  date: `2025-0${month}-01`,
  expected,
  low80: 0,
  high80: 9,
  low95: 0,
  high95: 9,
});
const outlook = {
  rhythm: 'monthly',
  points: [band(2, 6), band(3, 6.5)],
  to_date: [band(2, 11), band(3, 17.5)].map((each) => ({ ...each, target: null })),
} as const;
const progression = { period: 'monthly', points, hasImpliedTargets: false } as const;

it('a chart has beside the straight line what is likely in each of its points to come', () => {
  const wire = { ...outlook, points: [...outlook.points], to_date: [...outlook.to_date] };
  expect(likelyValues(progression, wire, 'periods')).toEqual([null, 6, 6.5]);
  expect(likelyValues(progression, wire, 'toDateMonthly')).toEqual([null, 11, 17.5]);
  expect(likelyValues({ ...progression, period: 'quarterly' }, wire, 'quarterly')).toEqual([]);
  expect(likelyValues(progression, { ...wire, points: [] }, 'periods')).toEqual([]);
});
