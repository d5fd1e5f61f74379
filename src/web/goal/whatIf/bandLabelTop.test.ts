import { expect, it } from 'vitest';
import { bandLabelTop } from './bandLabelTop.ts';

const band = (low: number) => ({ expected: low + 20, low80: low + 10, high80: low + 30, low95: low, high95: low + 40 });
const bands = [null, band(20), band(30), band(40), band(50)];
const topOf = (value: number) => 100 - value;

it.each<[string, (number | null)[], number | null]>([
  ['above the bands, which leaves it its place', [95, 95, 95, 95, 95], 60],
  ['beneath them, far enough', [10, 10, 10, 10, 10], 60],
  ['through it, which leaves it none', [60, 55, 50, 35, 35], null],
  ['across it, from above to beneath', [60, 55, 50, 70, 20], null],
  ['that ends before it', [38, 38, 38, null, null], 60],
])('the name of the bands stands beneath them; a line runs %s', (_, line, top) => {
  expect(bandLabelTop(bands, { lines: [line], topOf })).toBe(top);
});

it('without bands there is no name', () => {
  expect(bandLabelTop([null, null], { lines: [], topOf })).toBeNull();
});
