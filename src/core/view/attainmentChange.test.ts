import { expect, it } from 'vitest';
import { attainmentChange } from './attainmentChange.ts';

it.each([
  [0.69, 0.72, 'closer'],
  [0.633, 0.63, 'further'],
  [0.5, 0.5, 'same'],
  [0.5, 0.5004, 'same'],
  [0.5, 0.5006, 'closer'],
  [0.5006, 0.5, 'further'],
  [null, 0.5, null],
  [0.5, null, null],
] as const)('from an attainment of %s to one of %s is %s', (before, now, expected) => {
  expect(attainmentChange(before, now)).toBe(expected);
});
