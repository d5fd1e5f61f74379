import { describe, expect, it } from 'vitest';
import type { SheetChoice } from '#contract/import.ts';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { CITY_HALL_REPORT } from '#testing/server/cityHallReport.ts';
import { type HandmadeSheet, handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';
import { notedText } from './notedText.ts';

const LIMITS = { bytes: 1e6, inflatedBytes: 1e6 };

function read(name: string, bytes: Uint8Array, choices: readonly SheetChoice[] = []) {
  return readTables([{ name, bytes }], LIMITS, { sheets: { choices, isProposed: true } });
}

const readText = (text: string, choices?: readonly SheetChoice[]) =>
  read('a.csv', new TextEncoder().encode(text), choices);
const readSheets = (sheets: readonly HandmadeSheet[], choices?: readonly SheetChoice[]) =>
  read('a.xlsx', handmadeWorkbook(sheets), choices);

const sheet = (rows: HandmadeSheet['rows'], merges: readonly string[] = []) => [{ name: 'Blatt', rows, merges }];
const headings = ({ tables: [table] }: ReturnType<typeof read>) => [table?.headerLine, table?.header];
const lines = ({ tables: [table] }: ReturnType<typeof read>) => Array.from(table?.rows ?? [], ({ line }) => line);
const noted = ({ sheets = [] }: ReturnType<typeof read>) => sheets.flatMap((each) => each.noted.map(notedText));

describe('the rows of headings', () => {
  it.each([
    ['the first row of a plain table', 'number,title\n1,Homes\n', 1, ['number', 'title']],
    [
      'below title lines',
      'City of Exampleton\nAs of;31.10.2026\n\nNo.;KPI;Owner\n1;Homes;Ada\n',
      4,
      ['No.', 'KPI', 'Owner'],
    ],
    [
      'two, of which the upper one stands over empty cells',
      'Nr.;KPI;2026;;2027;\n;;Q1;Q2;Q1;Q2\n1;Homes;1;2;3;4\n',
      2,
      ['Nr.', 'KPI', '2026 | Q1', '2026 | Q2', '2027 | Q1', '2027 | Q2'],
    ],
    [
      'two, of which the lower one has most words',
      ';;2026;;;\nNr;Titel;Jan;Feb;Mrz;Apr\n1;Homes;1;2;3;4\n',
      2,
      ['Nr', 'Titel', '2026 | Jan', '2026 | Feb', '2026 | Mrz', '2026 | Apr'],
    ],
    ['words that nobody knows, over numbers', 'Rapport\n\nsak,mål,verdi\na,b,5\nc,d,6\n', 3, ['sak', 'mål', 'verdi']],
    [
      'a header over texts that look like one',
      'number,title,series\n1,Target,Actual\n',
      1,
      ['number', 'title', 'series'],
    ],
  ])('are %s', (_, text, line, texts) => {
    expect(headings(readText(text))).toEqual([line, texts]);
  });

  it('are joined over merged cells, each of which is the heading of all its columns', () => {
    const report = readSheets(CITY_HALL_REPORT);
    expect(headings(report)).toEqual([
      6,
      [
        'Nr.',
        'Kennzahl',
        'Verantwortlich',
        'Einheit',
        '',
        '2026 | Jan | Soll',
        '2026 | Jan | Ist',
        '2026 | Feb | Soll',
        '2026 | Feb | Ist',
        '2025 | Jan | Ist',
      ],
    ]);
  });

  it('are not a title that is merged across them', () => {
    const rows = [
      ['Ziele der Stadt', null, null],
      ['Nr.', 'Titel', 'Einheit'],
      ['1', 'Wohnen', 'km'],
    ];
    expect(headings(readSheets(sheet(rows, ['A1:C1'])))).toEqual([2, ['Nr.', 'Titel', 'Einheit']]);
  });

  it('are those that somebody chose', () => {
    const text = 'a;b\nNr.;Titel\n1;x\n';
    expect(headings(readText(text, [{ header_rows: [1, 2] }]))).toEqual([2, ['a | Nr.', 'b | Titel']]);
    const { refusals } = readText(text, [{ header_rows: [9] }]);
    expect(refusals).toEqual([
      { file: 'a.csv', line: null, column: null, reason: 'row 9 is empty, so it has no headings' },
    ]);
  });
});

describe('what is left out of a sheet', () => {
  it('is told by kind and rows, and the rows that stay keep their numbers', () => {
    const report = readSheets(CITY_HALL_REPORT);
    expect(lines(report)).toEqual([8, 9, 12]);
    expect(noted(report)).toEqual([
      'rows 1, 2 above the headings left out: “Stadt Musterhausen – Kennzahlen 2026”',
      'headings joined from rows 4, 5, 6',
      'hidden row 9 read as data',
      'hidden column D read as data',
      'empty column E left out',
      'rows 10, 13 left out as a total: “Summe Mobilität”',
      'rows 7, 11 left out as the title of a section: “Mobilität”',
      'rows 15, 16 left out as a note: “* vorläufige Werte”',
    ]);
  });

  it.each([
    ['Total', true],
    ['Summe:', true],
    ['Total général', true],
    ['Gesamt 2026', true],
    ['Zwischensumme', true],
    ['Suma', true],
    ['Total transport', true],
    ['Totally free buses', false],
    ['Summer festivals', false],
  ])('is a row without a number called %s: %s', (title, isTotal) => {
    const rows = lines(readText(`Nr.,Title,Owner\n1,Homes,Ada\n2,Roads,Bo\n,${title},\n`));
    expect(rows).toEqual(isTotal ? [2, 3] : [2, 3, 4]);
  });

  it('is no goal called Total that has a number', () => {
    expect(lines(readText('Nr.,Title,Owner\n1,Total,Ada\n2,Roads,Bo\n'))).toEqual([2, 3]);
  });

  it('is the headings where they are repeated, as on each printed page', () => {
    expect(lines(readText('Nr.,Title\n1,Homes\nNr.,Title\n2,Roads\n'))).toEqual([2, 4]);
  });

  it('is a note only at the end, and not a goal of which only the title is known', () => {
    expect(lines(readText('Nr.,Title,Owner\n1,Homes,Ada\n,Roads,\n'))).toEqual([2, 3]);
    expect(lines(readText('Title,Owner,Unit\nHomes,Ada,km\nRoads,,\n\nSource: department 61,,\n'))).toEqual([2, 3]);
  });

  it('is what somebody chose instead, rows and columns', () => {
    const choice = { sheet: 'Bericht 2026', header_rows: [4, 5, 6], skip_rows: [9], skip_columns: ['d'] };
    const report = readSheets(CITY_HALL_REPORT, [choice]);
    expect(lines(report)).toEqual([7, 8, 10, 11, 12, 13, 15, 16]);
    expect(report.tables[0]?.header.slice(2, 5)).toEqual(['Verantwortlich', '', '']);
    expect(noted(report)).toContain('hidden row 9 left out');
    expect(noted(report)).toContain('rows 10, 13 read as data: “Summe Mobilität”');
  });
});

describe('cells merged over several rows', () => {
  it('say the same in each of them', () => {
    const rows = [
      ['Nr.', 'Titel', 'Reihe', '2026-01', '2026-02'],
      ['1', 'Wohnen', 'Soll', 5, 6],
      [null, null, 'Ist', 4, 5],
    ];
    const { tables } = readSheets(sheet(rows, ['A2:A3', 'B2:B3']));
    expect(Array.from(tables[0]?.rows ?? [], ({ cells }) => cells.slice(0, 3))).toEqual([
      ['1', 'Wohnen', 'Soll'],
      ['1', 'Wohnen', 'Ist'],
    ]);
  });
});

describe('the sheets of a workbook that has no Goals or Entries', () => {
  const goals = (name: string, isHidden = false): HandmadeSheet => ({
    name,
    isHidden,
    rows: [
      ['Nr.', 'Titel'],
      ['1', 'Wohnen'],
    ],
  });
  const legend: HandmadeSheet = {
    name: 'Legende',
    rows: [
      ['Kürzel', 'Bedeutung'],
      ['km', 'Kilometer'],
    ],
  };

  it('are those with goals or figures; the others are told, and shown', () => {
    const read = readSheets([legend, goals('Amt 1'), goals('Amt 2'), goals('Versteckt', true)]);
    expect(read.tables.map(({ file }) => file)).toEqual(['a.xlsx, sheet Amt 1', 'a.xlsx, sheet Amt 2']);
    expect(read.tables[0]?.notices[0]?.reason).toBe('left out: sheet Legende, hidden sheet Versteckt');
    expect(read.sheets?.map(({ name, isTaken, rows }) => [name, isTaken, rows.length])).toEqual([
      ['Legende', false, 2],
      ['Amt 1', true, 2],
      ['Amt 2', true, 2],
      ['Versteckt', false, 2],
    ]);
  });

  it('are those that are chosen by name, in any case, hidden ones too', () => {
    const read = readSheets([legend, goals('Amt 1'), goals('Versteckt', true)], [{ sheet: 'VERSTECKT' }]);
    expect(read.tables.map(({ file }) => file)).toEqual(['a.xlsx, sheet Versteckt']);
    const { refusals } = readSheets([legend, goals('Amt 1')], [{ sheet: 'Amt 9' }]);
    expect(refusals[0]?.reason).toBe('the workbook has no sheet “Amt 9”; it has Legende, Amt 1');
  });

  it('are not looked for where there are Goals: a damaged other sheet costs nothing', () => {
    const read = readSheets([goals('Goals'), { name: 'Notes', rows: [['x'.repeat(10)]] }]);
    expect(read.tables.map(({ file }) => file)).toEqual(['a.xlsx, sheet Goals']);
    expect(read.sheets?.every(({ isPlain }) => isPlain)).toBe(true);
  });
});

describe('the delimiter of a text with a title above its table', () => {
  it.each([
    ['Plan, as of May\n\nnumber;title\n1;Homes\n', ';'],
    ['Plan\nnumber\ttitle\n1\tHomes, roads\n', '\t'],
    ['number;title\n1;"Homes, roads, buses"\n', ';'],
    ['number,title\n1,"a;b\nc;d"\n', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(readText(text).tables[0]?.delimiter).toBe(delimiter);
  });
});
