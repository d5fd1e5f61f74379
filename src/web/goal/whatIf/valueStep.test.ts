import { expect, it } from 'vitest';
import { snapped, valueStep } from './valueStep.ts';

it.each([
  ['homes', 200, [38, 160], 1],
  ['few things', 8, [3, 4], 1],
  ['a rate', 8, [3.5, 4], 0.01],
  ['a percent', 60, [85.5], 0.1],
  ['millions', 8_000_000, [7_000_000], 10_000],
])('an arrow moves %s on an axis of %d by a step that reads easily', (_, range, figures, step) => {
  expect(valueStep(range, figures)).toBe(step);
});

it('values are whole steps', () => {
  expect([snapped(149.6, 1), snapped(0.30000000000000004, 0.1), snapped(-12_499, 10_000)]).toEqual([150, 0.3, -10_000]);
});
