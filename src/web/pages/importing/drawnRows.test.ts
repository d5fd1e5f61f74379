import { expect, it } from 'vitest';
import { cellKey } from './askedQuestions.ts';
import { drawnRows } from './drawnRows.ts';

const rows = Array.from({ length: 60 }, (_, at) => ({ row: at + 1, cells: [`Measure ${at}`, '5'] }));
const sheet = { file: 'register.csv', sheet: null, rows };
const key = (cell: string, of = sheet.file) => cellKey({ file: of, sheet: null, cell });
const first = Array.from({ length: 30 }, (_, at) => at + 1);

it.each([
  ['its beginning', null, [], first],
  ['a row with a cell that was read for a question', null, [key('B45')], [...first, 45]],
  ['the row of a cell that is asked for', key('A50'), [key('B45')], [...first, 45, 50]],
  ['no row of a cell beyond its width', key('D50'), [], first],
  ['no row of another file', key('A50', 'other.csv'), [key('B45', 'other.csv')], first],
])('of a long sheet %s is shown', (_, cell, ringed, drawn) => {
  const marks = { ringed: new Map(ringed.map((each) => [each, 'period'])), cell };
  expect(drawnRows(sheet, marks).map(({ row }) => row)).toEqual(drawn);
});
