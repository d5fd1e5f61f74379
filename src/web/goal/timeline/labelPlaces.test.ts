import { expect, it } from 'vitest';
import { labelPlaces } from './labelPlaces.ts';

const LATE = '21 days late';
const SOON = 'starts 18 days too soon';

it.each([
  ['after the bar', { from: 100, to: 300 }, { x: 308, anchor: 'start' }],
  ['before it where there is no room after', { from: 300, to: 560 }, { x: 292, anchor: 'end' }],
  ['over its end where there is no room before either', { from: -40, to: 560 }, { x: 592, anchor: 'end' }],
])('the days late of a bar stand %s', (_where, bar, place) => {
  expect(labelPlaces({ ...bar, width: 600, text: LATE, warning: '' }).text).toEqual(place);
});

it.each([
  [100, 300],
  [300, 560],
  [-40, 560],
  [-40, 700],
  [590, 700],
  [-300, 4],
])('no text of a bar from %d to %d is cut', (from, to) => {
  const { text, warning } = labelPlaces({ from, to, width: 600, text: LATE, warning: SOON });
  const [start, end] = text.anchor === 'start' ? [text.x, text.x + 70] : [text.x - 70, text.x];
  expect(start).toBeGreaterThanOrEqual(0);
  expect(end).toBeLessThanOrEqual(600);
  expect(warning).toBeGreaterThanOrEqual(0);
  expect(warning + 16 + SOON.length * 5.8).toBeLessThanOrEqual(600);
});

it.each([
  [300, 400],
  [500, 598],
])('a warning alone stands before a bar from %d to %d', (from, to) => {
  const { warning } = labelPlaces({ from, to, width: 600, text: '', warning: SOON });
  expect(warning + 16 + SOON.length * 5.8).toBeCloseTo(from - 8);
});

it('a warning stands beside the days late where both come after', () => {
  const { text, warning } = labelPlaces({ from: 20, to: 120, width: 600, text: LATE, warning: SOON });
  expect(warning).toBeGreaterThan(text.x + LATE.length * 5.7);
});
