import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleNoise } from '#testing/core/exampleHistory.ts';
import { forecastOf } from './forecast.ts';

const monthly = (values: readonly number[], steps = 6) => forecastOf(values, { seasonLength: 12, steps });

describe('a forecast', () => {
  it('goes on where nothing changes', () => {
    for (const value of monthly(Array.from({ length: 24 }, () => 5))) expect(value).toBeCloseTo(5);
  });

  it('goes on with a straight line, a little flatter', () => {
    const values = monthly(Array.from({ length: 30 }, (_, index) => 10 + index));
    expect(values[0]).toBeGreaterThan(39);
    expect(values[0]).toBeLessThanOrEqual(40.001);
    expect(values[5]).toBeGreaterThan(values[0] ?? 0);
  });

  it('repeats a season', () => {
    const year = [10, 12, 14, 20, 30, 44, 50, 41, 30, 18, 13, 11];
    const values = monthly([...year, ...year, ...year, ...year], 12);
    for (const [month, value] of values.entries()) expect(value).toBeCloseTo(year[month] ?? 0, 0);
  });

  it('repeats a season about zero by amounts', () => {
    const year = [-5, -4, -2, 0, 3, 6, 8, 6, 3, 0, -2, -4];
    const values = monthly([...year, ...year, ...year, ...year], 12);
    for (const [month, value] of values.entries()) expect(Math.abs(value - (year[month] ?? 0))).toBeLessThan(1.5);
  });

  it('falls below zero only where the values have', () => {
    const falling = Array.from({ length: 24 }, (_, index) => 48 - 2 * index);
    for (const value of monthly(falling, 12)) expect(value).toBeGreaterThanOrEqual(0);
    expect(
      monthly(
        falling.map((value) => value - 30),
        12,
      ).at(-1),
    ).toBeLessThan(-30);
  });

  it('is the same every time, to the last bit', () => {
    expect(monthly(exampleNoise(60), 18)).toEqual(monthly(exampleNoise(60), 18));
    expect(monthly(exampleNoise(40), 2)).toMatchInlineSnapshot(`
      [
        4.759218355638551,
        4.752804711755,
      ]
    `);
  });

  it('of a single value is that value', () => {
    for (const value of monthly([5])) expect(value).toBeCloseTo(5);
  });

  it('of any values is a number', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 50 }),
        fc.constantFrom(1, 4, 12),
        (values, seasonLength) => {
          const forecasts = forecastOf(values, { seasonLength, steps: 5 });
          expect(forecasts.every(Number.isFinite)).toBe(true);
        },
      ),
    );
  });
});
