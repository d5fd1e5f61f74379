import { expect, it } from 'vitest';
import { columnsIn } from '#web/plan/listing/useColumns.ts';
import { ASKED_BEYOND, DRAWN_BEYOND, rowsIn, withRowsBeyond } from './useShownRows.ts';

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
  ['one at the top', { first: 0, last: 2 }, 1, { first: 0, last: 3 }],
  ['two a row down', { first: 1, last: 3 }, 2, { first: 0, last: 5 }],
  ['two far down', { first: 10, last: 12 }, 2, { first: 8, last: 14 }],
])('rows beyond those in view: %s', (_, rows, beyond, all) => {
  expect(withRowsBeyond(rows, beyond)).toEqual(all);
});

it('asks for more rows than it draws, so that cards come whole', () => {
  expect(ASKED_BEYOND).toBeGreaterThan(DRAWN_BEYOND);
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
