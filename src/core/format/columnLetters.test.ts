import { expect, it } from 'vitest';
import { columnLetters, columnNumber } from './columnLetters.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('the column at %i of a spreadsheet has the letters %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
  expect(columnNumber(letters.toLowerCase())).toBe(column);
});
