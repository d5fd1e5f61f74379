import { expect, it } from 'vitest';
import { barPlaces } from './barPlaces.ts';

it('each bar begins where the one before it ended, and the last ends where the total does', () => {
  const places = barPlaces({ before: 60, after: 70, rows: [{ by: 15 }, { by: -5 }, { by: 0 }, { by: null }] });
  const [gain, loss, none, out] = places?.rows ?? [];
  expect(gain?.end).toBeCloseTo((loss?.from ?? 0) + (loss?.width ?? 0));
  expect(gain?.isLoss).toBe(false);
  expect(loss?.isLoss).toBe(true);
  expect(loss?.end).toBeCloseTo(places?.total.end ?? 0);
  expect(gain?.from).toBeCloseTo(places?.total.from ?? -1);
  expect([none, out]).toEqual([null, null]);
});

it('every bar lies between the ends of the axis', () => {
  const places = barPlaces({ before: 0.2, after: -0.4, rows: [{ by: 3 }, { by: -3.6 }] });
  const bars = [...(places?.rows ?? []), places?.total].flatMap((bar) => bar ?? []);
  expect(bars).toHaveLength(3);
  for (const { from, width } of bars) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(from + width).toBeLessThanOrEqual(100.001);
  }
});

it('there is nothing to draw without a figure on one of the days', () => {
  expect(barPlaces({ before: null, after: 3, rows: [] })).toBeNull();
});
