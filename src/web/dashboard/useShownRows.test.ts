import { expect, it } from 'vitest';
import { columnsIn } from './useColumns.ts';
import { rowsIn, withRowsBeyond } from './useShownRows.ts';

it.each([
  ['the top of the page', { top: -200, height: 900 }, { first: 0, last: 2 }],
  ['the grid at the upper edge', { top: 0, height: 900 }, { first: 0, last: 2 }],
  ['far down', { top: 3200, height: 640 }, { first: 10, last: 12 }],
  ['the edge of a row', { top: 3199, height: 640 }, { first: 9, last: 11 }],
  ['a grid still below the view', { top: -5000, height: 900 }, { first: 0, last: 0 }],
])('the rows in view: %s', (_, view, rows) => {
  expect(rowsIn(view)).toEqual(rows);
});

it.each([
  ['at the top', { first: 0, last: 2 }, { first: 0, last: 4 }],
  ['a row down', { first: 1, last: 3 }, { first: 0, last: 5 }],
  ['far down', { first: 10, last: 12 }, { first: 8, last: 14 }],
])('draws two rows beyond them: %s', (_, rows, drawn) => {
  expect(withRowsBeyond(rows)).toEqual(drawn);
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
