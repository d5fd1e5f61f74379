import { describe, expect, it } from 'vitest';
import { scatter, scatterAmong } from './scatter.ts';

const PLACES = Array.from({ length: 4000 }, (_, place) => place);

describe('the scatter of a name', () => {
  it('is always the same at the same place', () => {
    expect(scatter('potholes', 17)).toBe(scatter('potholes', 17));
  });

  it('differs from place to place and from name to name', () => {
    expect(scatter('potholes', 17)).not.toBe(scatter('potholes', 18));
    expect(scatter('potholes', 17)).not.toBe(scatter('turnover', 17));
  });

  it('lies from -1 up to 1, evenly', () => {
    const values = PLACES.map((place) => scatter('even', place));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...values)).toBeLessThan(1);
    for (const from of [-1, -0.5, 0, 0.5]) {
      const share = values.filter((value) => value >= from && value < from + 0.5).length / values.length;
      expect(share).toBeCloseTo(0.25, 1);
    }
  });

  it('does not go on from one place to the next', () => {
    const products = PLACES.slice(1).map((place) => scatter('even', place) * scatter('even', place - 1));
    const mean = products.reduce((sum, product) => sum + product, 0) / products.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
  });

  it('chooses every one of a few', () => {
    expect(new Set(PLACES.map((place) => scatterAmong(5, 'few', place)))).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});
