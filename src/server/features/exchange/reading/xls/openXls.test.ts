import { describe, expect, it } from 'vitest';
import { openWorkbook } from '#server/features/exchange/reading/openWorkbook.ts';
import {
  compoundFile,
  numberCell,
  record,
  shorts,
  textCell,
  type XlsSheet,
  xlsFile,
  xlsStream,
} from '#testing/server/xlsFile.ts';
import { RECORD } from './biffRecords.ts';

const LIMITS = { entries: 200, inflatedBytes: 50_000_000, rows: 1000, cells: 10_000 };
const open = (sheets: readonly XlsSheet[], shared: readonly Buffer[] = []) =>
  openWorkbook(xlsFile(sheets, shared), LIMITS);
const readFirst = (records: readonly Buffer[], shared: readonly Buffer[] = []) => {
  const [sheet] = open([{ name: 'Goals', records }], shared);
  if (sheet === undefined) throw new Error('There is no sheet.');
  return sheet.read();
};

/** A format of cells, by the number of its format of numbers. */
const format = (numberFormat: number, indent = 0) =>
  record(RECORD.cellFormat, Buffer.concat([shorts(0, numberFormat, 0, 0), Buffer.of(indent, 0), Buffer.alloc(10)]));
const formats = [format(0), format(10), format(14), format(2), format(0, 2)];

const shared = (...parts: readonly Buffer[]) => {
  const [first = Buffer.alloc(0), ...rest] = parts;
  return [
    record(RECORD.strings, Buffer.concat([Buffer.alloc(8), first])),
    ...rest.map((part) => record(RECORD.continued, part)),
  ];
};
const plain = (text: string) => Buffer.concat([shorts(text.length), Buffer.of(0), Buffer.from(text, 'latin1')]);
const named = (row: number, column: number, at: number) =>
  record(RECORD.stringCell, Buffer.concat([shorts(row, column, 0), shorts(at, 0)]));
const formula = (row: number, column: number, value: Buffer) =>
  record(RECORD.formula, Buffer.concat([shorts(row, column, 0), value, Buffer.alloc(8)]));

describe('a cell of an old workbook', () => {
  it.each([
    ['a text', textCell(0, 0, 'Straße'), 'Straße', 't'],
    ['a number', numberCell(0, 0, 12.5), '12.5', 'n'],
    ['a percent', numberCell(0, 0, 0.07, 1), '7%', 'p'],
    ['a day', numberCell(0, 0, 46_082, 2), '2026-03-01', 'd'],
    [
      'a whole number in four bytes',
      record(RECORD.shortNumber, Buffer.concat([shorts(0, 0, 0), shorts(5 * 4 + 2, 0)])),
      '5',
      'n',
    ],
    [
      'hundredths in four bytes',
      record(RECORD.shortNumber, Buffer.concat([shorts(0, 0, 0), shorts(125 * 4 + 3, 0)])),
      '1.25',
      'n',
    ],
    ['no', record(RECORD.boolOrError, Buffer.concat([shorts(0, 0, 0), Buffer.of(0, 0)])), 'no', 'b'],
    ['an error', record(RECORD.boolOrError, Buffer.concat([shorts(0, 0, 0), Buffer.of(0x2a, 1)])), '#N/A', 't'],
    ['a number that a formula gave', formula(0, 0, Buffer.from(new Float64Array([3]).buffer)), '3', 'N'],
    ['yes that a formula gave', formula(0, 0, Buffer.of(1, 0, 1, 0, 0, 0, 0xff, 0xff)), 'yes', 'B'],
  ])('%s', (_, cell, text, kind) => {
    const { rows, kinds } = readFirst([cell], formats);
    expect([rows[0]?.cells[0], kinds[0]]).toEqual([text, kind]);
  });

  it('is a text that a formula gave, which stands in the record behind it', () => {
    const text = record(RECORD.formulaText, plain('green'));
    const { rows, kinds } = readFirst([formula(1, 0, Buffer.of(0, 0, 0, 0, 0, 0, 0xff, 0xff)), text]);
    expect([rows, kinds]).toEqual([[{ line: 2, cells: ['green'] }], ['T']]);
  });

  it('names a text of the list, which may go on in the next record in another writing', () => {
    const wide = Buffer.concat([Buffer.of(1), Buffer.from('ść', 'utf16le')]);
    const cut = Buffer.concat([shorts(7), Buffer.of(0), Buffer.from('Dlugo', 'latin1')]);
    const { rows } = readFirst([named(0, 0, 1), named(0, 1, 0)], shared(Buffer.concat([plain('Homes'), cut]), wide));
    expect(rows[0]?.cells).toEqual(['Długość'.replace('ł', 'l'), 'Homes']);
  });

  it('shows its decimals and has its indent', () => {
    const { looks } = readFirst([numberCell(0, 0, 1.1, 3), textCell(1, 0, 'under', 4)], formats);
    expect([...looks.entries()]).toEqual([
      ['1 0', { colour: null, indent: 0, shown: '1.10' }],
      ['2 0', { colour: null, indent: 2, shown: null }],
    ]);
  });
});

describe('a sheet of an old workbook', () => {
  it('has several numbers in one record, its merged cells, hidden rows and columns', () => {
    const numbers = record(
      RECORD.numbers,
      Buffer.concat([shorts(0, 1), shorts(0, 4 + 2, 0), shorts(0, 8 + 2, 0), shorts(2)]),
    );
    const { rows, merges, hiddenLines, hiddenColumns } = readFirst([
      record(RECORD.columns, shorts(1, 1, 0, 0, 1)),
      record(RECORD.row, shorts(0, 0, 0, 0, 0, 0, 0x20, 0)),
      textCell(0, 0, 'x'),
      numbers,
      record(RECORD.merges, shorts(1, 0, 1, 0, 0)),
    ]);
    expect(rows).toEqual([{ line: 1, cells: ['x', '1', '2'] }]);
    expect(merges).toEqual([{ firstLine: 1, lastLine: 2, firstColumn: 0, lastColumn: 0 }]);
    expect([hiddenLines, hiddenColumns]).toEqual([[1], [1]]);
  });

  it('leaves out a chart that stands in it', () => {
    const chart = [record(RECORD.begin, shorts(0x600, 0x20)), textCell(5, 5, 'axis'), record(RECORD.end)];
    expect(readFirst([...chart, textCell(0, 0, 'title')]).rows).toEqual([{ line: 1, cells: ['title'] }]);
  });

  it('is read to its end where the file has more sectors than its header names tables of', () => {
    const records = Array.from({ length: 420_000 }, (_, at) => numberCell(Math.floor(at / 250), at % 250, at));
    const [sheet] = openWorkbook(xlsFile([{ name: 'Goals', records }]), { entries: 200, inflatedBytes: 0 });
    expect(sheet?.read().rows.at(-1)).toMatchObject({ line: 1680, cells: expect.arrayContaining(['419999']) });
  });

  it('may be hidden', () => {
    const sheets = open([
      { name: 'Goals', records: [textCell(0, 0, 'a')] },
      { name: 'Lists', isHidden: true, records: [] },
    ]);
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Goals', false],
      ['Lists', true],
    ]);
  });
});

describe('an old workbook is refused', () => {
  const stream = () => xlsStream([{ name: 'A', records: [textCell(0, 0, 'x')] }]);
  it.each([
    ['that has a password', () => xlsFile([], [record(RECORD.filePass, shorts(0))]), 'a password'],
    ['of Excel 95', () => compoundFile(record(RECORD.begin, shorts(0x500, 5)), { name: 'Book' }), 'Excel 95'],
    [
      'that is a document of another program',
      () => compoundFile(stream(), { name: 'WordDocument' }),
      'another program',
    ],
    ['that breaks off', () => compoundFile(stream()).subarray(0, 3000), 'damaged'],
    [
      'whose sectors run in a circle',
      () => {
        const file = compoundFile(stream());
        // The last sector of the stream leads to the one before it.
        const at = 512 + (file.length / 512 - 2) * 4;
        file.writeUInt32LE(file.readUInt32LE(at - 4) - 1, at);
        return file;
      },
      'damaged',
    ],
    [
      'with a sheet that is named a thousand times',
      () =>
        xlsFile(
          [{ name: 'A', records: [] }],
          Array.from({ length: 1000 }, () =>
            record(RECORD.sheet, Buffer.concat([Buffer.alloc(6), Buffer.of(1, 0, 65)])),
          ),
        ),
      'damaged',
    ],
    [
      'with more cells than are read',
      () =>
        xlsFile([
          {
            name: 'A',
            records: Array.from({ length: 10_001 }, (_, at) => numberCell(at % 900, Math.floor(at / 900), 1)),
          },
        ]),
      'more than 10,000 cells',
    ],
    [
      'with rows that are filled at their far end alone',
      () => xlsFile([{ name: 'A', records: Array.from({ length: 900 }, (_, at) => numberCell(at, 255, 1)) }]),
      'more than 10,000 cells',
    ],
    [
      'with more rows than are read',
      () => xlsFile([{ name: 'A', records: Array.from({ length: 1002 }, (_, at) => numberCell(at, 0, 1)) }]),
      'more than 1,000 rows',
    ],
  ])('%s', (_, make, reason) => {
    expect(() => {
      for (const sheet of openWorkbook(make(), LIMITS)) sheet.read();
    }).toThrow(reason);
  });

  it('takes no more than itself where a thousand streams are one', () => {
    const file = compoundFile(stream(), { entries: 1000 });
    expect(openWorkbook(file, LIMITS).map(({ name }) => name)).toEqual(['A']);
  });
});
