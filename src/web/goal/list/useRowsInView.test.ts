import { expect, it } from 'vitest';
import { rowsIn } from './useRowsInView.ts';

it.each([
  { top: -300, first: 0, last: 27 },
  { top: 0, first: 0, last: 35 },
  { top: 4000, first: 90, last: 135 },
])('draws the rows in view and ten beyond, $top px down', ({ top, first, last }) => {
  expect(rowsIn({ top, height: 1000 }, 40)).toEqual({ first, last });
});
