import { expect, it } from 'vitest';
import { nextIndex } from './readerKeys.ts';

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 11, 11],
  ['ArrowUp', 3, 4],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 3, 2],
  ['Home', 3, 0],
  ['End', 3, 11],
  ['a', 3, null],
])('%s leads from point %i to %s of twelve', (key, index, expected) => {
  expect(nextIndex(key, index, 12)).toBe(expected);
});
