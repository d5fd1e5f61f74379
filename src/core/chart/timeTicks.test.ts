import { expect, it } from 'vitest';
import { TIME_TICK_HINTS, timeTicks } from './timeTicks.ts';

it('hints at 12 labels beneath weekly points and 10 beneath monthly ones', () => {
  expect(TIME_TICK_HINTS).toEqual({ weekly: 12, monthly: 10, quarterly: 10, yearly: 10 });
});

it.each([
  [0, 'monthly', []],
  [1, 'monthly', [0]],
  [12, 'monthly', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [15, 'monthly', [0, 2, 4, 6, 8, 10, 12, 14]],
  [36, 'monthly', [0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]],
  [60, 'monthly', [0, 6, 12, 18, 24, 30, 36, 42, 48, 54]],
  [52, 'weekly', [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48]],
  [26, 'weekly', [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]],
  [4, 'quarterly', [0, 1, 2, 3]],
  [20, 'quarterly', [0, 2, 4, 6, 8, 10, 12, 14, 16, 18]],
  [7, 'yearly', [0, 1, 2, 3, 4, 5, 6]],
  [50, 'yearly', [0, 5, 10, 15, 20, 25, 30, 35, 40, 45]],
] as const)('%d %s points have labels at %j', (count, period, indexes) => {
  expect(timeTicks(count, period)).toEqual(indexes);
});

it.each([
  ['weekly', [12, 24, 48, 96, 156, 312, 624, 1248], [1, 2, 4, 8, 13, 26, 52, 104]],
  ['monthly', [10, 20, 30, 60, 120, 240, 480], [1, 2, 3, 6, 12, 24, 48]],
  ['quarterly', [10, 20, 40, 80, 160], [1, 2, 4, 8, 16]],
  ['yearly', [10, 20, 50, 100, 200, 400], [1, 2, 5, 10, 20, 40]],
] as const)('%s labels of %j points stand %j points apart', (period, counts, intervals) => {
  expect(counts.map((count) => timeTicks(count, period)[1])).toEqual(intervals);
});

it('there are the more labels where two intervals come as near to the hint', () => {
  expect(timeTicks(13, 'monthly')).toHaveLength(13);
});

it.each(['weekly', 'monthly', 'quarterly', 'yearly'] as const)(
  'there are never many more %s labels than hinted, however many the points',
  (period) => {
    for (let count = 1; count < 6000; count += 7) {
      const indexes = timeTicks(count, period);
      expect(indexes.length).toBeLessThanOrEqual(TIME_TICK_HINTS[period] * 1.5);
      expect(indexes.length).toBeGreaterThanOrEqual(Math.min(count, TIME_TICK_HINTS[period] / 2));
      expect(Math.max(...indexes)).toBeLessThan(count);
    }
  },
);
