import { expect, it } from 'vitest';
import { decimalsOf } from './decimalsOf.ts';

it.each([
  [0, 0],
  [7, 0],
  [1200, 0],
  [1.5, 1],
  [-0.125, 3],
  [1e-7, 7],
  [1.5e-7, 8],
  [1e21, 0],
])('%d is written with %i decimals', (value, decimals) => {
  expect(decimalsOf(value)).toBe(decimals);
});
