import { describe, expect, it } from 'vitest';
import type { ImportMapping } from '#contract/import.ts';
import { cellsOfTables, readExample } from '#testing/server/exampleTables.ts';
import { mapTables } from './mapTables.ts';
import { periodHeadings } from './periodHeadings.ts';
import { readMapping } from './readMapping.ts';

const map = (text: string, mapping: ImportMapping | null = null) =>
  cellsOfTables(mapTables(readExample(text), mapping).tables);

describe('a mapping', () => {
  it('gives headings our names in any case and leaves out what it maps to nothing', () => {
    const columns = { 'ziel-nr': 'goal_number', Datum: 'date', IST: 'actual', Notiz: '' };
    expect(map('Ziel-Nr;Datum;Ist;Notiz\n1;2024-01-01;5;x\n', { columns })).toEqual([
      [
        ['goal_number', 'date', 'actual', ''],
        ['1', '2024-01-01', '5', 'x'],
      ],
    ]);
  });

  it('says what cells mean, by our column', () => {
    const mapping = { columns: { Typ: 'value_type' }, values: { value_type: { 'Custom Percent': 'percent' } } };
    expect(map('number,title,Typ\n1,A,custom percent\n2,B,Other\n', mapping)).toEqual([
      [
        ['number', 'title', 'value_type'],
        ['1', 'A', 'percent'],
        ['2', 'B', 'Other'],
      ],
    ]);
  });

  it('puts the numbers of goals in the place of codes', () => {
    expect(map('goal_number,date,actual\n4002,2024-01-01,4002\n', { numbers: { '4002': '1.1' } })).toEqual([
      [
        ['goal_number', 'date', 'actual'],
        ['1.1', '2024-01-01', '4002'],
      ],
    ]);
  });

  it('counts goals that have no number', () => {
    expect(map('title\nA\nB\n', { number_from: 'row' })).toEqual([
      [
        ['number', 'title'],
        ['1', 'A'],
        ['2', 'B'],
      ],
    ]);
  });

  it('makes a tree of titles on their levels', () => {
    const text = 'Main,L1,L2,Notes\nA,,,x\n,B,,\n,,C,\n,,D,\n,E,,\nF,,,\n,,G,\n';
    expect(map(text, { outline: ['Main', 'L1', 'L2'] })).toEqual([
      [
        ['number', 'title', 'depth', 'Notes'],
        ['1', 'A', '0', 'x'],
        ['1.1', 'B', '1', ''],
        ['1.1.1', 'C', '2', ''],
        ['1.1.2', 'D', '2', ''],
        ['1.2', 'E', '1', ''],
        ['2', 'F', '0', ''],
        ['2.1.1', 'G', '2', ''],
      ],
    ]);
  });

  it('leaves a table without the levels as it is', () => {
    expect(map('number,title\n1,A\n', { outline: ['Main'] })).toEqual([
      [
        ['number', 'title'],
        ['1', 'A'],
      ],
    ]);
  });
});

describe('a wide sheet', () => {
  it('becomes entries, target and actual by the series', () => {
    expect(map('goal_number,Series,2024-01,Feb 2024\n1,Actual,5,6\n1,Target,7,\n')).toEqual([
      [
        ['goal_number', 'date', 'target', 'actual'],
        ['1', '2024-01', '', '5'],
        ['1', '2024-02', '', '6'],
        ['1', '2024-01', '7', ''],
      ],
    ]);
  });

  it('becomes entries, target and actual by the headings', () => {
    expect(map('number,2024 target,2024 actual\n1,5,6\n')).toEqual([
      [
        ['goal_number', 'date', 'target', 'actual'],
        ['1', '2024', '5', ''],
        ['1', '2024', '', '6'],
      ],
    ]);
  });

  it('with titles becomes goals too, each once', () => {
    const [goals, entries] = map('number,title,unit,series,2024-01,2024-02\n1,A,%,target,1,2\n1,A,%,actual,3,4\n');
    expect(goals).toEqual([
      ['number', 'title', 'unit'],
      ['1', 'A', '%'],
    ]);
    expect(entries).toHaveLength(5);
  });

  it('is read as actuals where it does not say, with a notice', () => {
    const text = 'goal_number,2024-01,2024-02\n1,5,6\n';
    const reading = readExample(text);
    const [table] = mapTables(reading, null).tables;
    expect(Array.from(table?.rows ?? [], ({ line, cells, heading }) => [line, heading, cells[3]])).toEqual([
      [2, '2024-01', '5'],
      [2, '2024-02', '6'],
    ]);
    expect(table?.notices.map(({ reason }) => reason)).toEqual([expect.stringContaining('read as actuals')]);
  });

  it('keeps out rows whose series is neither, by line', () => {
    const text = 'goal_number,series,2024-01,2024-02\n1,forecast,5,6\n';
    const reading = readExample(text);
    expect(mapTables(reading, null).tables[0]).toMatchObject({ rows: { length: 0 }, unreadable: [{ line: 2 }] });
  });

  it('keeps each of its cells in its place, also of thousands', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `${at + 1},${at % 3 === 0 ? '' : at},${at}`);
    const [entries] = map(`goal_number,2024-01 actual,2024-02 actual\n${rows.join('\n')}\n`);
    const expected = Array.from({ length: 3000 }, (_, at) => [
      ...(at % 3 === 0 ? [] : [[`${at + 1}`, '2024-01', '', `${at}`]]),
      [`${at + 1}`, '2024-02', '', `${at}`],
    ]).flat();
    expect(entries?.slice(1)).toEqual(expected);
  });

  it('of ours says none where a cell is missing, and is told of where its rows and periods are too many', () => {
    const months = Array.from(
      { length: 900 },
      (_, at) => `${1950 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    );
    const sheetOf = (rows: number) => {
      const text = `goal_number,goal,series,${months.join()}${'\n1,A,actual'.repeat(rows)}`;
      const reading = readExample(text);
      const [table] = mapTables(reading, null).tables;
      return { rows: table?.rows.length, reasons: table?.unreadable.map(({ reason }) => reason) };
    };
    expect(sheetOf(2)).toEqual({ rows: 1800, reasons: [] });
    expect(sheetOf(60_000)).toEqual({
      rows: 0,
      reasons: [expect.stringMatching(/^60,000 rows of 900 periods .* split the sheet$/)],
    });
  });

  it.each([
    'number,title,2024-01',
    'goal_number,date,2024-01,2024-02',
    'title,2024-01,2024-02',
    'number,title,start,end',
  ])('is not %s', (header) => {
    expect(map(`${header}\n`)).toEqual([[header.split(',')]]);
  });

  it.each([
    ['2024-01-31', '2024-01-31', null],
    ['31.01.2024 Ist', '31.01.2024', 'actual'],
    ['2024-01-31 00:00:00', '2024-01-31 00:00:00', null],
    ['45322', '2024-01-31', null],
    ['Target 2024-01', '2024-01', 'target'],
    ['2024-01 (actual)', '2024-01', 'actual'],
    ['FY24: Targets', 'FY2024', 'target'],
    ['2024/25 | Q1 | Ist', '2024/25 Q1', 'actual'],
    ['Mrz FY24', 'FY2024 Mar', null],
    ['1er trimestre 2024', '2024-Q1', null],
    ['KW 7/2024', '2024-W07', null],
    ['Meta 2024', '2024', 'target'],
  ])('has a period under the heading %s', (heading, date, figure) => {
    expect(periodHeadings([heading], null).columns).toMatchObject([{ at: 0, heading, date, figure }]);
  });

  it.each(['eoy_target_2025', 'title', 'target', '', '12', 'actual value', 'Plan/Ist 31.01.2024', 'Total 2024'])(
    'has none under %j',
    (heading) => {
      expect(periodHeadings([heading], 2024)).toEqual({ columns: [], yearless: [], doubtful: [] });
    },
  );
});

describe('headings without a year', () => {
  const datesOf = (headings: string, year: number | null) =>
    periodHeadings(headings.split(', '), year)
      .columns.map(({ date }) => date)
      .join(', ');

  it.each([
    ['Jan, Feb, Mrz', '2026-01, 2026-02, 2026-03'],
    ['Oct, Nov, Dec, Jan, Feb', '2026-10, 2026-11, 2026-12, 2027-01, 2027-02'],
    ['Jan Target, Jan Actual, Feb Target, Feb Actual', '2026-01, 2026-01, 2026-02, 2026-02'],
    ['Jan Ist, Feb Ist, Jan Soll, Feb Soll', '2026-01, 2026-02, 2026-01, 2026-02'],
    ['Q3, Q4, Q1', '2026-Q3, 2026-Q4, 2027-Q1'],
    ['W52, W1', '2026-W52, 2027-W01'],
    ['Nov, Dec, Annual target', '2026-11, 2026-12, 2026'],
    ['Nov 2024, Dec', '2024-11, 2026-12'],
  ])('are of the year said and follow on: %s', (headings, dates) => {
    expect(datesOf(headings, 2026)).toBe(dates);
  });

  it('are named where no year is said', () => {
    expect(periodHeadings(['Jan', 'Feb 2026', 'Q1'], null)).toMatchObject({
      columns: [{ date: '2026-02' }],
      yearless: ['Jan', 'Q1'],
    });
  });

  it('take the one year of the months beside them for the year’s target', () => {
    expect(datesOf('Jan 2025, Feb 2025, Annual target', null)).toBe('2025-01, 2025-02, 2025');
    expect(periodHeadings(['Dec 2025', 'Jan 2026', 'Annual target'], null).yearless).toEqual(['Annual target']);
  });
});

describe('headings that could be months or days', () => {
  it.each([
    ['Jan 26, Feb 26', true],
    ['Nov 25, Dec 25, Jan 26', true],
    ['Dec 26, Nov 26', true],
    ['Jan 24, Jan 25, Jan 26', true],
    ['Jan 24, Jan 26', true],
    ['Jan 23, Feb 25', false],
    ['Jan 5, Jan 12, Jan 19', false],
    ['Jan 25, Dec 24, Feb 25', false],
    ['Jan 26', true],
  ])('%s are months: %s', (headings, areMonths) => {
    const { columns, doubtful } = periodHeadings(headings.split(', '), null);
    expect(columns.length > 0).toBe(areMonths);
    expect(doubtful.length === 0).toBe(areMonths);
  });
});

describe('a mapping file', () => {
  it.each([
    ['{', /not JSON/],
    ['[]', /not an object with sheets, columns/],
    ['{"colums": {}}', /colums/],
    ['{"columns": {"A": "colour"}}', /“colour” is not a column/],
    ['{"values": {"colour": {}}}', /“colour” is not a column/],
    ['{"outline": []}', /outline/],
    ['{"decimal_mark": ";"}', /decimal_mark/],
  ])('%s is refused by what is wrong', (text, reason) => {
    expect(() => readMapping(text, 'm.json')).toThrow(reason);
  });

  it('may name every column, and none', () => {
    const text = '{"columns": {"A": "eoy_target_2025", "B": "Target Direction", "C": "", "D": "series"}}';
    expect(readMapping(text, 'm.json').columns).toMatchObject({ A: 'eoy_target_2025' });
  });
});
