import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABEL_HEIGHT, stackedTops, stackLabels } from './stackedTops.ts';

describe('labels beside a plot', () => {
  it.each([
    ['apart stay', [10, 40], [10, 40]],
    ['that touch part evenly', [20, 24], [17, 27]],
    ['stay in the order they stand', [24, 20], [27, 17]],
    ['on one spot', [50, 50], [45, 55]],
    ['three that meet', [50, 52, 54], [42, 52, 62]],
    ['at the top are stacked below it', [0, 1], [0, 10]],
    ['at the bottom are stacked above it', [98, 100, 100], [80, 90, 100]],
    ['pushed off an end push the next', [0, 0, 12], [0, 10, 20]],
    ['a single one', [3], [3]],
    ['none', [], []],
  ])('%s', (_, tops, expected) => {
    expect(stackLabels(tops, 10).map(({ middle, below }) => middle + below * 10)).toEqual(expected);
  });

  it('never overlap, nor leave the plot, in whatever height it is drawn', () => {
    const near = fc.array(fc.double({ min: 0, max: 12, noNaN: true }), { minLength: 2, maxLength: 4 });
    const shift = fc.double({ min: 0, max: 88, noNaN: true });
    fc.assert(
      fc.property(near, shift, fc.integer({ min: 64, max: 400 }), (tops, by, height) => {
        const places = stackedTops(
          tops.map((top) => top + by),
          64,
        ).map((css) => pixelsOf(css, height));
        const sorted = places.toSorted((one, other) => one - other);
        sorted.forEach((place, at) => {
          expect(place).toBeGreaterThan(-0.01);
          expect(place).toBeLessThan(height + 0.01);
          if (at > 0) expect(place - (sorted[at - 1] ?? 0)).toBeGreaterThan(LABEL_HEIGHT - 0.01);
        });
      }),
    );
  });
});

function pixelsOf(css: string, height: number): number {
  const [, percent = '', pixels = ''] = /^calc\((.+)% \+ (.+)px\)$/.exec(css) ?? [];
  return (Number(percent) / 100) * height + Number(pixels);
}
