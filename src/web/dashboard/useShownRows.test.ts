import { expect, it } from 'vitest';
import { columnsIn } from './useColumns.ts';
import { rowsIn } from './useShownRows.ts';

it.each([
  ['the top of the page', { top: -200, height: 900 }, { first: 0, last: 4 }],
  ['the grid at the upper edge', { top: 0, height: 900 }, { first: 0, last: 4 }],
  ['far down', { top: 3200, height: 640 }, { first: 8, last: 14 }],
  ['the edge of a row', { top: 3199, height: 640 }, { first: 7, last: 13 }],
  ['a grid still below the view', { top: -5000, height: 900 }, { first: 0, last: 0 }],
])('draws the rows in view and two beyond: %s', (_, view, rows) => {
  expect(rowsIn(view)).toEqual(rows);
});

it.each([
  [1264, 4],
  [1263, 3],
  [944, 3],
  [624, 2],
  [623, 1],
  [100, 1],
])('a width of %i px holds %i columns', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});
