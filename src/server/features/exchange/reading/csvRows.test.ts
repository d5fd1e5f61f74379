import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvRows, isFilled } from './csvRows.ts';
import { DelimitedText, MOST_CELLS } from './delimitedText.ts';

const rowsOf = (written: string, delimiter = ',') => {
  const text = new DelimitedText(Buffer.from(written), delimiter);
  return [...csvRows(text)].map((row) => ({ ...row, cells: text.cellsAt(row.start).cells }));
};

describe('rows of a delimited text', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"a,1",b', [['a,1', 'b']]],
    ['"a ""quoted"" word",b', [['a "quoted" word', 'b']]],
    [
      '"two\nlines",b\nc,d',
      [
        ['two\nlines', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,"b"  ,c', [['a', 'b', 'c']]],
    ['a,b"c,d', [['a', 'b"c', 'd']]],
    ['"","",""', [['', '', '']]],
    ['a,"b"\n', [['a', 'b']]],
    ['a,"b",\n', [['a', 'b', '']]],
    ['\n\n  \na', [['a']]],
    ['', []],
  ])('reads %j', (text, cells) => {
    expect(rowsOf(text).map((row) => row.cells)).toEqual(cells);
  });

  it('names the line a row begins and ends on, past blank lines and line ends in quotes', () => {
    const rows = rowsOf('a,b\n\n"x\ny\nz",1\nlast,2');
    expect(rows.map((row) => [row.line, row.lastLine])).toEqual([
      [1, 1],
      [3, 5],
      [6, 6],
    ]);
  });

  it('marks a quote that is never closed', () => {
    expect(rowsOf('a,b\n1,"never\n2,3\n')).toMatchObject([{ flaw: null }, { line: 2, flaw: 'unclosed' }]);
  });

  it('marks text after a closing quote and goes on with the next line', () => {
    expect(rowsOf('a,b\n"x"y,2\n3,4')).toMatchObject([
      {},
      { line: 2, flaw: 'stray' },
      { cells: ['3', '4'], flaw: null },
    ]);
  });

  it('reads no more than the most cells and one of a row that is far too wide', () => {
    const [wide, next] = rowsOf(`a${','.repeat(5000)}\n1,2`);
    expect(wide?.cells).toHaveLength(MOST_CELLS + 1);
    expect(next).toMatchObject({ line: 2, cells: ['1', '2'] });
    const [quoted] = rowsOf(`"a"${','.repeat(5000)}\n1,2`);
    expect(quoted?.cells).toHaveLength(MOST_CELLS + 1);
  });

  it('gives back what another program wrote', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', '"', 'a"b', 'x\ny', ',;\t', ' padded ', '""'));
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (cells, delimiter) => {
        const written = Papa.unparse(cells, { delimiter, newline: '\n' });
        fc.pre(!written.includes('\r'));
        const read = rowsOf(written, delimiter).map((row) => row.cells);
        expect(read.filter(isFilled)).toEqual(cells.filter(isFilled));
      }),
    );
  });

  it('reads any text to its end, each line once, within a row it names', () => {
    const piece = fc.constantFrom('"', ',', '\n', 'a', '1', ' ', '""', '"\n', ',"');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        let previous = 0;
        for (const row of rowsOf(pieces.join(''))) {
          expect(row.line).toBeGreaterThan(previous);
          expect(row.lastLine).toBeGreaterThanOrEqual(row.line);
          previous = row.lastLine;
        }
        expect(previous).toBeLessThanOrEqual(pieces.join('').split('\n').length);
      }),
    );
  });

  it.each([
    ['quotes without an end', '"a'.repeat(400_000)],
    ['lines with a quote and no delimiter', 'a"\n'.repeat(400_000)],
    ['doubled quotes', '"'.repeat(1_000_000)],
    ['quoted blanks', `"a"${' '.repeat(1_000_000)}`],
  ])('takes time by length only: %s', (_, text) => {
    const started = performance.now();
    rowsOf(text);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
