import { describe, expect, it } from 'vitest';
import { meanPercent } from './percentMean.ts';

describe('the mean of percents', () => {
  it.each([
    ['of one is that one', [86], 86],
    ['is decimal', [10.1, 20.2], 15.15],
    ['leaves out those that are none', [null, 20, null, 40], 30],
    ['holds each between 0 and 100', [-20, 120, 50], 50],
    ['holds each before, not the mean', [250, 0], 50],
    ['is none of none', [], null],
    ['is none where all are none', [null], null],
    ['of numbers past all bounds is one within them', [1e308, -1e308, Number.POSITIVE_INFINITY], 200 / 3],
  ] satisfies [string, (number | null)[], number | null][])('%s', (_, percents, mean) => {
    expect(meanPercent(percents)).toBe(mean);
  });

  it('of a hundred thousand is exact', () => {
    expect(meanPercent(Array.from({ length: 100_000 }, () => 99.99))).toBe(99.99);
    expect(meanPercent(Array.from({ length: 100_000 }, (_, index) => index % 2))).toBe(0.5);
  });
});
