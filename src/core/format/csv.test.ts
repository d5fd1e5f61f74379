import { expect, it } from 'vitest';
import { type CsvCell, formatCsv } from './csv.ts';

it.each<[CsvCell, string]>([
  [null, ''],
  [-12.5, '-12.5'],
  ['-', '-'],
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['-2', "'-2"],
  ["'=x", "''=x"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  [' padded', '" padded"'],
])('%j is written as %j', (cell, text) => {
  expect(formatCsv([[cell]])).toBe(`\ufeff${text}\r\n`);
});

it('rows end with CRLF, cells are parted by commas', () => {
  expect(
    formatCsv([
      ['a', 1],
      ['b', null],
    ]),
  ).toBe('\ufeffa,1\r\nb,\r\n');
});
