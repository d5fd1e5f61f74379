import { expect, it } from 'vitest';
import { relatedPage } from './relatedPage.ts';

const five = ['a', 'b', 'c', 'd', 'e'];

it.each([
  ['the first page holds three', five, 1, ['a', 'b', 'c'], 1, 2],
  ['the last one the rest', five, 2, ['d', 'e'], 2, 2],
  ['past the last comes the first', five, 3, ['a', 'b', 'c'], 1, 2],
  ['before the first comes the last', five, 0, ['d', 'e'], 2, 2],
  ['far before the first', five, -3, ['a', 'b', 'c'], 1, 2],
  ['three fill one page', five.slice(0, 3), 2, ['a', 'b', 'c'], 1, 1],
  ['none are one empty page', [], 1, [], 1, 1],
])('related goals by threes, wrapping around: %s', (_, goals, wanted, shown, page, pages) => {
  expect(relatedPage(goals, wanted)).toEqual({ goals: shown, page, pages });
});
