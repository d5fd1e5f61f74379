import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Axis, axisDecimals, axisLabels, axisMinimum, axisOf, heightOn } from './axis.ts';

describe('the decimals of an axis', () => {
  it.each([
    [1000, 0],
    [6.2, 0],
    [6.19, 1],
    [1, 1],
    [0.62, 1],
    [0.619, 2],
    [0.05, 2],
    [0.02, 2],
    [0.0199, 3],
    [0.002, 3],
    [0.0019, 4],
    [0.0002, 4],
    [0.00019, 5],
    [0.00002, 5],
    [0.000019, 6],
    [1e-12, 6],
  ])('for a range of %d are %d', (range, decimals) => {
    expect(axisDecimals(range)).toBe(decimals);
  });
});

describe('the beginning of an axis', () => {
  it.each([
    [0, 600, 6],
    [0, 1, 0.01],
    [100, 600, 100],
    [-100, 600, -100],
    [0.001, 600, 0.001],
  ])('from %d to %d is %d: a zero minimum is 1%% of the range', (min, max, beginning) => {
    expect(axisMinimum(min, max)).toBe(beginning);
  });
});

describe('the grid lines', () => {
  it.each<[string, (number | null)[], number[], number]>([
    ['money from 40,000 to 550,000', [40_000, 550_000], [0, 300_000, 600_000], 0],
    ['a million and a half', [0, 1_500_000], [0, 800_000, 1_600_000], 0],
    ['73 to 83', [83, 73, 80], [72, 78, 84], 0],
    ['10 to 20.6', [10, 20.6], [8, 16, 24], 0],
    ['0 to 100', [0, 100], [0, 50, 100], 0],
    ['0 to 12, with gaps', [12, null, 0, null, 4], [0, 6, 12], 0],
    ['a range of 6.2', [0, 6.2], [0, 4, 8], 0],
    ['1 to 5', [1, 5], [0, 2.5, 5], 1],
    ['0.3 to 0.6', [0.3, 0.6], [0.3, 0.45, 0.6], 2],
    ['sums with noise', [0.1 + 0.2, 0.7 + 0.1], [0.3, 0.6, 0.9], 2],
    ['a small rate', [0.0034, 0.0061], [0.003, 0.006, 0.009], 3],
    ['the smallest number', [0, Number.MIN_VALUE], [0, 0.000001, 0.000002], 6],
    ['losses and gains', [-40, 60], [-60, 0, 60], 0],
    ['losses', [-40, -12], [-40, -20, 0], 0],
    ['values all alike', [5, 5], [0, 2.5, 5], 1],
    ['twos', [2, 2], [0, 1, 2], 1],
    ['losses all alike', [-80, -80], [-80, -40, 0], 0],
    ['zeros', [0, 0], [0, 0.5, 1], 1],
    ['nothing', [], [0, 0.5, 1], 1],
    ['nothing finite', [null, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY], [0, 0.5, 1], 1],
    ['the largest numbers', [Number.MAX_VALUE, -Number.MAX_VALUE], [-1e300, 0, 1e300], 0],
    ['large numbers close together', [1e15, 1e15 + 1], [1e15, 1e15 + 1, 1e15 + 2], 1],
    ['what doubles hardly tell apart', [1e17, 1e17 + 16], [1e17, 1e17 + 80, 1e17 + 160], 0],
  ])('around %s stand where they read easily', (_case, values, lines, decimals) => {
    const axis = axisOf(values, 3);
    expect(axis.lines).toEqual(lines);
    expect(axis.decimals).toBe(decimals);
    expect(axis.max).toBe(lines[2]);
  });

  it('are five on a large chart', () => {
    expect(axisOf([40_000, 550_000], 5).lines).toEqual([0, 150_000, 300_000, 450_000, 600_000]);
    expect(axisOf([0.1 + 0.2, 0.4], 5).lines).toEqual([0.3, 0.33, 0.36, 0.39, 0.42]);
  });

  it('begin at the first, but for a zero one at 1% of the range', () => {
    expect(axisOf([40_000, 550_000], 3).min).toBe(6000);
    expect(axisOf([73, 83], 3).min).toBe(72);
    expect(axisOf([-80, -10], 3).min).toBe(-80);
  });

  const values = fc.array(
    fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -5000, max: 5000 })),
    {
      minLength: 1,
    },
  );

  it('hold every value between them, evenly spaced', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(3 as const, 5 as const), (values, lineCount) => {
        const { lines, min, max } = axisOf(values, lineCount);
        expect(lines).toHaveLength(lineCount);
        expect(min).toBeLessThan(max);
        const [first = 0, second = 0] = lines;
        const step = second - first;
        lines.forEach((line, index) => {
          expect(Math.abs(line - (first + step * index))).toBeLessThanOrEqual(Math.abs(max) * 1e-12 + step * 1e-6);
        });
        for (const value of values) {
          const held = Math.min(Math.max(value, -1e300), 1e300);
          expect(held).toBeGreaterThanOrEqual(first - step * 1e-6);
          expect(held).toBeLessThanOrEqual(max + step * 1e-6);
        }
      }),
    );
  });

  it('are labelled differently, whatever the values', () => {
    fc.assert(
      fc.property(values, (values) => {
        const labels = axisLabels(axisOf(values, 5), { valueType: 'number', currency: '$', unit: '' });
        expect(new Set(labels).size).toBe(5);
      }),
    );
  });
});

describe('the height of a value', () => {
  const axis: Axis = { min: 100, max: 300, lines: [100, 200, 300], decimals: 0 };

  it.each([
    [100, 0],
    [150, 0.25],
    [300, 1],
    [90, 0],
    [310, 1],
  ])('of %d is %d: at the edge where it lies outside', (value, height) => {
    expect(heightOn(axis, value)).toBe(height);
  });

  it('is a number on the longest axis', () => {
    expect(heightOn(axisOf([Number.MAX_VALUE, -Number.MAX_VALUE], 3), 0)).toBe(0.5);
  });
});

describe('the labels of an axis', () => {
  it.each([
    [[0, 300_000, 600_000], 0, ['$0', '$300k', '$600k']],
    [[0, 2.5, 5], 1, ['$0.0', '$2.5', '$5.0']],
    [[999_000, 999_050, 999_100], 0, ['$999k', '$999.05k', '$999.1k']],
    [[1000, 1001, 1002], 1, ['$1,000', '$1,001', '$1,002']],
  ])('at %j are abbreviated unless two would read the same', (lines, decimals, labels) => {
    const axis = { min: 0, max: 1, lines, decimals };
    expect(axisLabels(axis, { valueType: 'currency', currency: '$', unit: '' })).toEqual(labels);
  });
});
