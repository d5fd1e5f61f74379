import { expect, test } from 'vitest';
import { findSheets } from './findSheets.ts';

const sheets = ['Santé 2025', 'sante_2026.csv', 'Roads 2026'].map((about) => ({ about }));

test.each([
  ['', ['Santé 2025', 'sante_2026.csv', 'Roads 2026']],
  ['SANTE', ['Santé 2025', 'sante_2026.csv']],
  ['2026  santé', ['sante_2026.csv']],
  ['harbour', []],
])('“%s” finds %j', (search, found) => {
  expect(findSheets(sheets, search).map(({ about }) => about)).toEqual(found);
});
