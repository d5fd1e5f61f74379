import fc from 'fast-check';
import { expect, it } from 'vitest';
import { armed, type CsvCell, formatCsv } from './csv.ts';

it.each<[CsvCell, string]>([
  [null, ''],
  [-12.5, '-12.5'],
  ['-', '-'],
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['-2', "'-2"],
  ["'=x", "''=x"],
  ['@x', "'@x"],
  ['+x', "'+x"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\nx', '"\'\nx"'],
  ['\0x', "'\0x"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['﹦1+1', "'﹦1+1"],
  [' =1+1', "' =1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['a=1', 'a=1'],
  ["'plain'", "'plain'"],
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

it('no text that a spreadsheet would calculate is written, and each is read as it was', () => {
  const sign = fc.constantFrom("'", '=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\n', '\r', '\0', ' ', 'x', '1');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 6 }), (text) => {
      const written = formatCsv([[text]]).slice(1, -2);
      const bare = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(bare === '-' || !/^[=+\-@＝＋－＠\t\n\r\0]/.test(bare)).toBe(true);
      expect(armed(bare)).toBe(text);
    }),
  );
});
