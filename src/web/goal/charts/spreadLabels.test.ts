import { expect, it } from 'vitest';
import { spreadLabels } from './spreadLabels.ts';

it.each([
  ['labels apart stay', [10, 40], [10, 40]],
  ['labels that touch part evenly', [20, 24], [17, 27]],
  ['in the order they stand', [24, 20], [27, 17]],
  ['on one spot', [50, 50], [45, 55]],
  ['three that meet', [50, 52, 54], [42, 52, 62]],
  ['a single one', [3], [3]],
  ['none', [], []],
])('%s', (_, tops, expected) => {
  expect(spreadLabels(tops, 10)).toEqual(expected);
});
