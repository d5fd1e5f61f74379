import { describe, expect, it } from 'vitest';
import { workbookOf } from '#testing/server/exampleWorkbook.ts';
import { type HandmadeSheet, handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';
import { readAsPage } from '#testing/server/readAsPage.ts';

const read = (sheets: readonly HandmadeSheet[], asked?: Parameters<typeof readAsPage>[1]) =>
  readAsPage({ name: 'book.xlsx', content: handmadeWorkbook(sheets) }, asked);
const readRows = (rows: HandmadeSheet['rows'], more: Partial<HandmadeSheet> = {}) =>
  read([{ name: 'Blatt 1', rows, ...more }]);

describe('workbooks as people make them: each is imported as it is, and what is left out is said', () => {
  it('19: a title, merged years above quarters above figures', () => {
    const rows = [
      ['City of Exampleton: report of results'],
      ['As of 31.10.2026'],
      [],
      ['Nr.', 'KPI', 'Responsible', '2026', null, null, null],
      [null, null, null, 'Q1', null, 'Q2', null],
      [null, null, null, 'Soll', 'Ist', 'Soll', 'Ist'],
      [1, 'Homes', 'Ada', 10, 9, 10, 12],
      [2, 'Roads', 'Grace', 4, 5, 4, null],
    ];
    const { noted, ...rest } = readRows(rows, { merges: ['A1:G1', 'D4:G4', 'D5:E5', 'F5:G5'] });
    expect(rest).toMatchObject({
      goals: ['1 Homes', '2 Roads'],
      figures: [
        '1 2026-01 target 10',
        '1 2026-01 actual 9',
        '1 2026-04 target 10',
        '1 2026-04 actual 12',
        '2 2026-01 target 4',
        '2 2026-01 actual 5',
        '2 2026-04 target 4',
      ],
      leftOut: [],
      refusals: [],
      unsaid: 0,
    });
    expect(noted).toEqual(expect.arrayContaining(['title 1 2']));
  });

  it('20: totals between and below, a note and a signature at the end', () => {
    const rows = [
      ['Nr.', 'Kennzahl', 'Jan 26', 'Feb 26', 'Mrz 26'],
      [1, 'Wohnungen', 5, 6, 7],
      [2, 'Straßen', 1, 2, 3],
      [null, 'Summe', 6, 8, 10],
      [],
      ['* vorläufige Zahlen'],
      ['Stand: 31.10.2026, Amt für Statistik'],
    ];
    const { noted, figures, leftOut, unsaid } = readRows(rows);
    expect(figures).toEqual([
      '1 2026-01 actual 5',
      '1 2026-02 actual 6',
      '1 2026-03 actual 7',
      '2 2026-01 actual 1',
      '2 2026-02 actual 2',
      '2 2026-03 actual 3',
    ]);
    expect([leftOut, unsaid]).toEqual([[], 0]);
    expect(noted).toEqual(['total 4', 'note 6 7']);
  });

  it('21: hidden rows and columns, which are read and named', () => {
    const rows = [
      ['Nr.', 'KPI', 'Internal', 'Jan 2026', 'Feb 2026'],
      [1, 'Homes', 'x', 5, 6],
      [2, 'Old goal', 'y', 1, 1],
      [3, 'Parks', 'z', 7, 8],
    ];
    const { goals, figures, noted } = readRows(rows, { hiddenRows: [3], hiddenColumns: [3] });
    expect([goals, noted]).toEqual([
      ['1 Homes', '2 Old goal', '3 Parks'],
      expect.arrayContaining(['hidden_rows 3', 'hidden_columns C']),
    ]);
    expect(figures).toEqual([
      '1 2026-01 actual 5',
      '1 2026-02 actual 6',
      '2 2026-01 actual 1',
      '2 2026-02 actual 1',
      '3 2026-01 actual 7',
      '3 2026-02 actual 8',
    ]);
  });

  it('22: several sheets, a cover and an empty one among them', () => {
    const sheets = [
      { name: 'Cover', rows: [['Strategic plan'], ['2026']] },
      {
        name: 'Housing',
        rows: [
          ['No.', 'KPI', 'Jan 26', 'Feb 26'],
          ['H1', 'Homes', 5, 6],
        ],
      },
      {
        name: 'Roads',
        rows: [
          ['No.', 'KPI', 'Jan 26', 'Feb 26'],
          ['R1', 'Roads', 7, 8],
        ],
      },
      { name: 'Sheet4', rows: [] },
    ];
    const { goals, figures, refusals } = read(sheets);
    expect([goals, refusals]).toEqual([['H1 Homes', 'R1 Roads'], []]);
    expect(figures).toEqual([
      'H1 2026-01 actual 5',
      'H1 2026-02 actual 6',
      'R1 2026-01 actual 7',
      'R1 2026-02 actual 8',
    ]);
  });

  it('23: months as dates in cells, percents, a formula without its value and an error', () => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="17"/><xf numFmtId="9"/></cellXfs>';
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const rows = [
      `<row>${text('Nr.')}${text('KPI')}<c s="1"><v>46023</v></c><c s="1"><v>46054</v></c><c s="1"><v>46082</v></c></row>`,
      `<row><c><v>1</v></c>${text('Share')}<c s="2"><v>0.455</v></c><c s="2"><f>A1</f></c><c t="e"><v>#REF!</v></c></row>`,
    ];
    const content = workbookOf({ sheets: { Report: rows.join('') }, styles });
    expect(readAsPage({ name: 'book.xlsx', content })).toMatchObject({
      goals: ['1 Share'],
      figures: ['1 2026-01 actual 45.5'],
      leftOut: ['line 2 2026-03: #REF!'],
      unsaid: 0,
    });
  });

  it('24: numbers 1.1 and 1.10 that were typed as numbers, and so are one: the second goal gets another', () => {
    const rows = [
      ['Nr.', 'KPI', 'Jan 26', 'Feb 26'],
      [1.1, 'Homes', 5, 6],
      [1.1, 'Roads', 7, 8],
    ];
    expect(readRows(rows)).toMatchObject({
      goals: ['1.1 Homes', '1 Roads'],
      figures: ['1.1 2026-01 actual 5', '1.1 2026-02 actual 6', '1 2026-01 actual 7', '1 2026-02 actual 8'],
      leftOut: [],
      unsaid: 0,
    });
  });

  it('25: two tables side by side or one below the other on one sheet', () => {
    const rows = [
      ['Housing'],
      ['Nr.', 'KPI', 'Jan 26', 'Feb 26'],
      ['H1', 'Homes', 5, 6],
      [],
      ['Roads'],
      ['Nr.', 'KPI', 'Jan 26', 'Feb 26'],
      ['R1', 'Roads', 7, 8],
    ];
    const { goals, figures, noted, unsaid } = readRows(rows);
    expect([goals, unsaid]).toEqual([['H1 Homes', 'R1 Roads'], 0]);
    expect(figures).toEqual([
      'H1 2026-01 actual 5',
      'H1 2026-02 actual 6',
      'R1 2026-01 actual 7',
      'R1 2026-02 actual 8',
    ]);
    expect(noted.join()).toMatch(/repeated_headings 6/);
  });

  it('26: empty columns between, a year’s target with its unit beside months', () => {
    const rows = [
      ['Nr.', 'KPI', null, 'Jan 2026', 'Feb 2026', null, 'Target 2026 (k€)'],
      [1, 'Cost', null, 5, 6, null, 70],
      [2, 'Income', null, 7, null, null, 80],
    ];
    expect(readRows(rows)).toMatchObject({
      goals: ['1 Cost', '2 Income'],
      figures: ['1 2026-01 actual 5000', '1 2026-02 actual 6000', '2 2026-01 actual 7000'],
      targets: ['1 2026 70000', '2 2026 80000'],
      leftOut: [],
      unsaid: 0,
    });
  });

  it('27: months below one year that stands over them all', () => {
    const rows = [
      ['Nr.', 'KPI', 'Responsible', '2026', null, null],
      [null, null, null, 'Jan', 'Feb', 'Mar'],
      [1, 'Homes', 'Ada', 5, 6, 7],
      [2, 'Roads', null, 1, null, 3],
    ];
    expect(readRows(rows, { merges: ['D1:F1'] })).toMatchObject({
      goals: ['1 Homes', '2 Roads'],
      figures: [
        '1 2026-01 actual 5',
        '1 2026-02 actual 6',
        '1 2026-03 actual 7',
        '2 2026-01 actual 1',
        '2 2026-03 actual 3',
      ],
      asked: [],
      leftOut: [],
      unsaid: 0,
    });
  });

  it('28: a row for each month, dates as text and as numbers, a footer', () => {
    const rows = [
      ['Nr.', 'KPI', 'Monat', 'Soll', 'Ist'],
      [1, 'Homes', 'Januar 2026', 10, 9],
      [1, 'Homes', 'Feb 26', 10, 11],
      [1, 'Homes', 46082, 10, null],
      ['Quelle: Amt für Statistik'],
    ];
    const { figures, unsaid } = readRows(rows);
    expect([figures, unsaid]).toEqual([
      [
        '1 2026-01 target 10',
        '1 2026-01 actual 9',
        '1 2026-02 target 10',
        '1 2026-02 actual 11',
        '1 2026-03 target 10',
      ],
      0,
    ]);
  });

  it('29: quarters of a fiscal year in a plan from October, without a year: it is asked', () => {
    const rows = [
      ['Nr.', 'KPI', 'Q1', 'Q2', 'FY Target'],
      [1, 'Homes', 5, 6, 70],
    ];
    const options = { fiscalStartMonth: 10 };
    const open = read([{ name: 'Sheet1', rows }], { options });
    expect(open.asked).toEqual(['Which year are “Q1”, “Q2” of?']);
    const mapping = { columns: { 'Nr.': 'number', KPI: 'title' }, year: 2025 };
    expect(read([{ name: 'Sheet1', rows }], { options, answers: { mapping } })).toMatchObject({
      figures: ['1 2025-10 actual 5', '1 2026-01 actual 6'],
      targets: ['1 2025 70'],
      unsaid: 0,
    });
  });

  it('30: thousands of four lands in one column of text', () => {
    const rows = [
      ['Nr.', 'KPI', 'Ist Jan 26', 'Ist Feb 26'],
      [1, 'German', '1.234,5', '12.345,00 €'],
      [2, 'Swiss', '1’234.50', 'CHF 12’345'],
      [3, 'French', '1 234,5', '12 345,00'],
      [4, 'English', '1,234.5', '$12,345.00'],
    ];
    expect(readRows(rows)).toMatchObject({
      figures: [
        '1 2026-01 actual 1234.5',
        '1 2026-02 actual 12345',
        '2 2026-01 actual 1234.5',
        '2 2026-02 actual 12345',
        '3 2026-01 actual 1234.5',
        '3 2026-02 actual 12345',
        '4 2026-01 actual 1234.5',
        '4 2026-02 actual 12345',
      ],
      leftOut: [],
      unsaid: 0,
    });
  });

  it('31: two sheets with the same goals and the figures of two years', () => {
    const sheet = (year: string, ...titles: readonly string[]) => ({
      name: year,
      rows: [
        ['Nr.', 'KPI', `Jan ${year}`, `Feb ${year}`],
        ...titles.map((title, at) => [at + 1, title, at + 5, at + 6]),
      ],
    });
    const { goals, figures, leftOut } = read([sheet('2025', 'Homes', 'Roads'), sheet('2026', 'Homes', 'Bridges')]);
    expect(goals).toEqual(['1 Homes', '2 Roads', '3 Bridges']);
    expect(figures.filter((figure) => figure.startsWith('1 '))).toEqual([
      '1 2025-01 actual 5',
      '1 2025-02 actual 6',
      '1 2026-01 actual 5',
      '1 2026-02 actual 6',
    ]);
    expect(leftOut).toEqual([]);
  });
});
