import { describe, expect, it } from 'vitest';
import { openWorkbook } from '#server/features/exchange/reading/openWorkbook.ts';
import { odsFile, odsNumber, odsTable, odsText } from '#testing/server/odsFile.ts';

const LIMITS = { entries: 200, inflatedBytes: 50_000_000, rows: 1000, cells: 10_000 };
const open = (tables: string, styles = '') => openWorkbook(odsFile(tables, styles), LIMITS);
const readFirst = (tables: string, styles = '') => {
  const [sheet] = open(tables, styles);
  if (sheet === undefined) throw new Error('There is no sheet.');
  return sheet.read();
};

describe('a cell of an OpenDocument spreadsheet', () => {
  it.each([
    ['a text', odsText('Homes'), 'Homes', 't'],
    ['a text of two paragraphs', odsText('Homes</text:p><text:p>built'), 'Homes\nbuilt', 't'],
    ['a run of blanks', odsText('a<text:s text:c="3"/>b'), 'a   b', 't'],
    ['a part of a text in another type', odsText('Ho<text:span>me</text:span>s'), 'Homes', 't'],
    ['a number', odsNumber(12.5), '12.5', 'n'],
    ['a number with the error of binary fractions', odsNumber(1.2999999999999998), '1.3', 'n'],
    ['a percent', odsNumber(0.07, { type: 'percentage', shown: '7%' }), '7%', 'p'],
    ['an amount', odsNumber(1200, { type: 'currency', shown: '€1,200' }), '1200', 'n'],
    ['a formula', odsNumber(3, { more: 'table:formula="of:=1+2"' }), '3', 'N'],
    ['yes or no', '<table:table-cell office:value-type="boolean" office:boolean-value="true"/>', 'yes', 'b'],
    ['a day', '<table:table-cell office:value-type="date" office:date-value="2026-03-01"/>', '2026-03-01', 'd'],
    [
      'a moment',
      '<table:table-cell office:value-type="date" office:date-value="2026-03-01T12:30:00"/>',
      '2026-03-01T12:30',
      'd',
    ],
    [
      'a text beside a comment',
      odsText('Homes</text:p><office:annotation><text:p>Ask Ada</text:p></office:annotation><text:p>'),
      'Homes\n',
      't',
    ],
  ])('%s', (_, cell, text, kind) => {
    const { rows, kinds } = readFirst(odsTable([[cell]]));
    expect([rows[0]?.cells[0]?.trim(), kinds[0]]).toEqual([text.trim(), kind]);
  });

  it('that shows more decimals than its value has is read as it is shown', () => {
    const { looks } = readFirst(odsTable([[odsNumber(1.1, { shown: '1,10' }), odsNumber(1.1)]]));
    expect([...looks]).toEqual([['1 0', { colour: null, indent: 0, shown: '1.10' }]]);
  });

  it('has the colour and the indent of its style', () => {
    const styles =
      '<style:style style:name="ce1" style:family="table-cell"><style:table-cell-properties fo:background-color="#ff0000"/><style:paragraph-properties fo:margin-left="0.706cm"/></style:style>';
    const { looks } = readFirst(odsTable([[odsText('late', 'table:style-name="ce1"')]]), styles);
    expect([...looks.values()]).toEqual([{ colour: 'red', indent: 2, shown: null }]);
  });
});

describe('a table of an OpenDocument spreadsheet', () => {
  it('stands where its rows stand, also in groups of rows and under repeated headings', () => {
    const row = (text: string) => `<table:table-row>${odsText(text)}</table:table-row>`;
    const { rows } = readFirst(
      `<table:table table:name="A"><table:table-header-rows>${row('title')}</table:table-header-rows><table:table-row table:number-rows-repeated="3"/><table:table-row-group>${row('Homes')}</table:table-row-group></table:table>`,
    );
    expect(rows).toEqual([
      { line: 1, cells: ['title'] },
      { line: 5, cells: ['Homes'] },
    ]);
  });

  it('counts cells that stand there several times, filled and empty ones', () => {
    const { rows } = readFirst(
      odsTable([
        [
          odsNumber(5, { more: 'table:number-columns-repeated="2"' }),
          '<table:table-cell table:number-columns-repeated="2"/>',
          odsText('x'),
        ],
      ]),
    );
    expect(rows[0]?.cells).toEqual(['5', '5', '', '', 'x']);
  });

  it('has its merged cells, hidden rows and hidden columns', () => {
    const merged = odsText('Pillar', 'table:number-columns-spanned="2" table:number-rows-spanned="2"');
    const { merges, hiddenLines, hiddenColumns } = readFirst(
      `<table:table table:name="A"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-row>${merged}<table:covered-table-cell/></table:table-row><table:table-row table:visibility="filter">${odsText('a')}${odsText('b')}</table:table-row></table:table>`,
    );
    expect(merges).toEqual([{ firstLine: 1, lastLine: 2, firstColumn: 0, lastColumn: 1 }]);
    expect([hiddenLines, hiddenColumns]).toEqual([[2], [1]]);
  });

  it('is hidden where its style says so', () => {
    const styles =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const sheets = open(odsTable([[odsText('a')]], 'Shown') + odsTable([[odsText('b')]], 'Lists', 'ta2'), styles);
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Shown', false],
      ['Lists', true],
    ]);
  });

  it('costs nothing where a million empty rows and columns are repeated below and beside it', () => {
    const { rows } = readFirst(
      `<table:table table:name="A"><table:table-row>${odsText('title')}<table:table-cell table:number-columns-repeated="16383"/></table:table-row><table:table-row table:number-rows-repeated="1048575"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`,
    );
    expect(rows).toEqual([{ line: 1, cells: ['title'] }]);
  });
});

describe('an OpenDocument spreadsheet is refused', () => {
  it.each([
    [
      'with a filled row a million times',
      `<table:table table:name="A"><table:table-row table:number-rows-repeated="1048576">${odsText('x')}</table:table-row></table:table>`,
      'more than 1,000 rows',
    ],
    [
      'with a filled cell a million times',
      odsTable([[odsText('x', 'table:number-columns-repeated="1000000"')]]),
      'more than 1000 columns',
    ],
    [
      'with more cells than are read',
      odsTable(Array.from({ length: 900 }, () => [odsText('x', 'table:number-columns-repeated="20"')])),
      'more than 10,000 cells',
    ],
    ['with entities of its own', '<!DOCTYPE a [<!ENTITY b "b">]>', 'a document type'],
  ])('%s', (_, tables, reason) => {
    expect(() => readFirst(tables)).toThrow(reason);
  });
});
