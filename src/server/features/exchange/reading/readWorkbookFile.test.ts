import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type ExampleWorkbook, workbookOf, zipOf } from '#testing/server/exampleWorkbook.ts';
import { readWorkbookFile } from './readWorkbookFile.ts';

const LIMITS = { entries: 200, inflatedBytes: 5_000_000 };

const read = (bytes: Uint8Array) => readWorkbookFile({ name: 'a.xlsx', bytes }, LIMITS);

const cellsOf = (workbook: ExampleWorkbook) => {
  const result = read(workbookOf(workbook));
  return result.ok
    ? result.tables.map(({ header, rows }) => [header, ...Array.from(rows, ({ cells }) => cells)])
    : result.reason;
};

const sheet = (rows: string): ExampleWorkbook => ({ sheets: { Goals: rows } });
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (...cells: string[]) => `<row>${cells.join('')}</row>`;

const STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/>' +
  '<numFmt numFmtId="166" formatCode="#,##0.00 &quot;days&quot;"/><numFmt numFmtId="167" formatCode="[Red]General;[Blue]0"/>' +
  '<numFmt numFmtId="168" formatCode="[$-409]d\\-mmm\\-yy;@"/><numFmt numFmtId="169" formatCode="[h]:mm"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="168"/><xf numFmtId="169"/></cellXfs>';

describe('a cell of a workbook', () => {
  it.each([
    ['a number', '<c><v>12.5</v></c>', '12.5'],
    ['a number in short', '<c><v>1.5E-3</v></c>', '0.0015'],
    ['a percent', '<c s="1"><v>0.07</v></c>', '7%'],
    ['a percent of its own format', '<c s="3"><v>0.905</v></c>', '90.5%'],
    ['a tiny percent', '<c s="1"><v>1E-9</v></c>', '1e-7%'],
    ['a day', '<c s="2"><v>45322</v></c>', '2024-01-31'],
    ['a day of its own format', '<c s="4"><v>45351</v></c>', '2024-02-29'],
    ['a day in the format of a land', '<c s="7"><v>45322</v></c>', '2024-01-31'],
    ['a day with a time', '<c s="2"><v>45322.5625</v></c>', '2024-01-31T13:30'],
    ['a duration', '<c s="8"><v>1.5</v></c>', '1.5'],
    ['a number with quoted letters in its format', '<c s="5"><v>3</v></c>', '3'],
    ['a number in colours', '<c s="6"><v>3</v></c>', '3'],
    ['text', '<c t="inlineStr"><is><t>A &amp; B &#233;&#x1F600;</t></is></c>', 'A & B é😀'],
    ['text in runs', '<c t="inlineStr"><is><r><t>A</t></r><r><t xml:space="preserve"> B</t></r></is></c>', 'A B'],
    ['shared text', '<c t="s"><v>1</v></c>', 'zwei Läufe'],
    ['shared text that is not there', '<c t="s"><v>9</v></c>', ''],
    ['text of a formula', '<c t="str"><f>A1</f><v>sum</v></c>', 'sum'],
    ['text with characters that XML has no room for', '<c t="str"><v>a_x000D_b_x005F_x0041_</v></c>', 'a\rb_x0041_'],
    ['yes', '<c t="b"><v>1</v></c>', 'yes'],
    ['no', '<c t="b"><v>0</v></c>', 'no'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a date in words', '<c t="d"><v>2024-01-31</v></c>', '2024-01-31'],
    ['a cell of a program with prefixes', '<x:c t="str"><x:v>A</x:v></x:c>', 'A'],
    ['quoted as it is', '<c t="str"><v><![CDATA[a < b]]></v></c>', 'a < b'],
  ])('is %s', (_, cell, shown) => {
    const strings = '<si><t>eins</t></si><si><r><t>zwei </t></r><r><t>Läufe</t></r><rPh><t>no</t></rPh></si>';
    expect(cellsOf({ ...sheet(row(text('number'), cell)), strings, styles: STYLES })).toEqual([[['number', shown]]]);
  });

  it('counts days from 1904 where the workbook does', () => {
    const workbook = {
      ...sheet(row('<c s="2"><v>43860</v></c>')),
      styles: STYLES,
      properties: '<workbookPr date1904="1"/>',
    };
    expect(cellsOf(workbook)).toEqual([[['2024-01-31']]]);
  });

  it('stands where its place says, and rows keep their numbers', () => {
    const rows =
      '<row r="3"><c r="B3" t="str"><v>number</v></c><c r="D3" t="str"><v>title</v></c></row><row r="7"><c r="B7"><v>1</v></c></row><row r="9"><c r="AA9"><v>5</v></c></row>';
    const result = read(workbookOf(sheet(rows)));
    const [table] = result.ok ? result.tables : [];
    expect(table?.headerLine).toBe(3);
    expect(Array.from(table?.rows ?? [], ({ line }) => line)).toEqual([7, 9]);
    expect(table?.header).toHaveLength(27);
    expect(table?.rows.at(0)?.cells).toEqual(['', '1']);
  });

  it('is told of when it holds a formula without a value', () => {
    const result = read(
      workbookOf(sheet(`${row(text('number'))}<row r="2"><c><f>1+1</f><v></v></c><c><v>5</v></c></row>`)),
    );
    expect(result.ok && result.tables[0]?.notices[0]?.reason).toMatch(/1 formulas without a value, from line 2 on/);
  });
});

describe('the sheets of a workbook', () => {
  const header = row(text('number'), text('title'));

  it('are Goals and Entries in any case; others are left out with a notice', () => {
    const result = read(workbookOf({ sheets: { Notes: header, GOALS: header, ' entries': header } }));
    expect(result.ok && result.tables.map(({ file }) => file)).toEqual([
      'a.xlsx, sheet GOALS',
      'a.xlsx, sheet  entries',
    ]);
    expect(result.ok && result.tables[0]?.notices).toMatchObject([
      { line: 1, reason: 'left out: sheet Notes', said: { code: 'sheets_left', names: ['Notes'] } },
    ]);
  });

  it('is the only one there is', () => {
    expect(cellsOf({ sheets: { Sheet1: header } })).toEqual([[['number', 'title']]]);
  });

  it('are refused by name where none is meant', () => {
    expect(cellsOf({ sheets: { One: header, Two: header } })).toBe(
      'the workbook has no sheet Goals or Entries; it has One, Two',
    );
  });
});

describe('a workbook that is refused', () => {
  const rows = (count: number) => row(text('a')).repeat(count);

  it.each([
    ['an archive of something else', zipOf({ 'a.txt': 'hello' }), /archive of something else/],
    ['a damaged archive', zipOf({ 'a.txt': 'hello' }).subarray(0, 40), /damaged archive/],
    ['a document type', workbookOf(sheet('<!DOCTYPE a [<!ENTITY b "c">]>')), /document type/],
    ['XML that breaks off', workbookOf(sheet('<row')), /breaks off/],
    ['too many columns', workbookOf(sheet(row('<c r="ZZZ1"><v>1</v></c>'))), /more than 1000 columns/],
    ['a row of no number', workbookOf(sheet('<row r="x"></row>')), /row of no number/],
    ['a name that leads out', zipOf({ '../evil.xml': 'x' }), /leads out of it/],
    [
      'too many files',
      zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, '']))),
      /more than 200 files/,
    ],
    ['more than the limit unpacked', workbookOf(sheet(rows(150_000))), /unpacks to far too much/],
    ['a hundred times its size', workbookOf(sheet(' '.repeat(4_000_000))), /unpacks to far too much/],
  ])('has %s', (_, bytes, reason) => {
    const result = read(bytes);
    expect(result.ok ? '' : result.reason).toMatch(reason);
  });

  it.each([
    ['three rows below the heading', 4, { rows: 3 }, null],
    ['a fourth', 5, { rows: 3 }, 'more than 3 rows, with a row for each figure; split it, or use the command line'],
    ['four cells', 4, { cells: 4 }, null],
    ['a fifth', 5, { cells: 4 }, 'more than 4 cells; split it, or use the command line'],
  ])('has more than there is room for: %s', (_, count, room, reason) => {
    const limits = { entries: 10, inflatedBytes: 1_000_000, ...room };
    const result = readWorkbookFile({ name: 'plan.xlsx', bytes: workbookOf(sheet(rows(count))) }, limits);
    expect(result.ok ? null : result.reason).toBe(reason);
  });

  it('has content that is not what was packed', () => {
    const bytes = workbookOf(sheet(row(text('number'))));
    bytes.writeUInt32LE(1, bytes.indexOf('PK\x01\x02') + 16);
    const result = read(bytes);
    expect(result.ok ? '' : result.reason).toMatch(/damaged archive/);
  });

  it('is not let through by a directory that lies about sizes', () => {
    const bomb = zipOf({ 'xl/workbook.xml': ' '.repeat(20_000_000), 'xl/_rels/workbook.xml.rels': '' });
    // The size of the first file, in its own header and in the directory.
    for (const at of [22, bomb.indexOf('PK\x01\x02') + 24]) bomb.writeUInt32LE(10, at);
    const started = process.memoryUsage().arrayBuffers;
    const result = read(bomb);
    expect(result.ok ? '' : result.reason).toMatch(/far too much/);
    expect(process.memoryUsage().arrayBuffers - started).toBeLessThan(10_000_000);
  });
});

describe('a workbook of another program', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }).map((each) => each.replace(/\p{Cc}/gu, '').trim()),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
    fc.boolean(),
  );
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });

  it('reads the same as another reader reads it', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const bytes = await writeExcelFile([['number', 'title'], ...cells], { sheet: 'Goals' }).toBuffer();
        const [other] = await readExcelFile(bytes, { trim: false });
        const expected = (other?.data ?? []).map((each) => each.map(shown));
        const read = readWorkbookFile({ name: 'a.xlsx', bytes }, LIMITS);
        const [table] = read.ok ? read.tables : [];
        const ours = table === undefined ? [] : [table.header, ...Array.from(table.rows, ({ cells: own }) => own)];
        expect(ours.map(trimmed)).toEqual(expected.map(trimmed).filter((each) => each.length > 0));
      }),
      { numRuns: 40 },
    );
  });
});

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? '' : String(value);
}

/** Without the empty cells at the end, which one reader keeps and the other does not. */
function trimmed(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}

describe('damaged workbooks', () => {
  it('are read or refused, never thrown at', () => {
    const whole = workbookOf({
      ...sheet(`${row(text('number'), text('title'))}${row('<c s="1"><v>5</v></c>', text('A'))}`),
      styles: STYLES,
    });
    const damage = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 5 }), fc.nat(whole.length), (damages, cut) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, byte] of damages) bytes[at] = byte;
        for (const each of [bytes, bytes.slice(0, cut)]) expect(typeof read(each).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
