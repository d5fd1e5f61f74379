import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_CELLS } from '#server/features/exchange/reading/delimitedText.ts';
import { readTables } from './readTables.ts';

const bytesOf = (content: string | readonly number[]) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);

const read = async (content: string | readonly number[], limit = 1_000_000) => {
  const { tables, refusals } = readTables([{ name: 'a.csv', bytes: bytesOf(content) }], {
    bytes: limit,
    inflatedBytes: limit,
  });
  const [table] = tables;
  return { table: table && { ...table, rows: [...table.rows] }, refusal: refusals[0] };
};

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytesOf('á,b\n1,€\n')],
    ['UTF-8 with a mark', bytesOf('\ufeffá,b\n1,€\n')],
    ['Windows-1252', Uint8Array.from([0xe1, ...ascii(',b\n1,'), 0x80, 0x0a])],
    ['line ends of Windows', bytesOf('á,b\r\n1,€\r\n')],
    ['line ends of old Macs', bytesOf('á,b\r1,€\r')],
  ])('is read as it was meant: %s', async (_, bytes) => {
    const { table } = await read([...bytes]);
    expect(table?.header).toEqual(['á', 'b']);
    expect(table?.rows).toEqual([{ line: 2, cells: ['1', '€'] }]);
  });

  it('names the line from which Windows-1252 is assumed', async () => {
    const { table } = await read([...ascii('a,b\n1,'), 0xe9, ...ascii('\n')]);
    expect(table?.notices).toMatchObject([
      { line: 1, reason: 'not UTF-8 from line 2, column 3 on: read as Windows-1252' },
    ]);
  });

  it.each([
    ['damaged UTF-8', [...bytesOf('á,b\n1,'), 0xff], { line: 2, column: 3, reason: /damaged UTF-8: the byte 0xFF/ }],
    [
      'UTF-8 cut within a character',
      [...bytesOf('á,b\n1,€').slice(0, -1)],
      { line: 2, column: 3, reason: /damaged UTF-8/ },
    ],
    [
      'a byte order mark before other text',
      [0xef, 0xbb, 0xbf, ...ascii('a,b\n'), 0xe9],
      { line: 2, column: 1, reason: /damaged UTF-8/ },
    ],
    [
      'bytes of no encoding',
      [...ascii('a,b\n'), 0x81],
      { line: 2, column: 1, reason: /neither UTF-8 nor Windows-1252/ },
    ],
    ['a NUL', [...ascii('a,b\n1,2\n3'), 0, ...ascii(',4')], { line: 3, column: 2, reason: /NUL/ }],
    ['a NUL after a letter of two bytes', [...bytesOf('á,b\r\né'), 0], { line: 2, column: 2, reason: /NUL/ }],
  ])('is refused with line and column: %s', async (_, bytes, place) => {
    const { refusal } = await read(bytes);
    expect(refusal).toMatchObject({ file: 'a.csv', line: place.line, column: place.column });
    expect(refusal?.reason).toMatch(place.reason);
  });
});

describe('the delimiter', () => {
  it.each([
    ['a comma', 'a,b\n1,2'],
    ['a semicolon', 'a;b\n1;2'],
    ['a tab', 'a\tb\n1\t2'],
    ['the one that parts most cells', '"x,y";b;c\n1;2;3'],
    ['a comma where there is one column', 'a\n1'],
    ['named by the first line', 'sep=;\na;b\n1;2'],
  ])('is %s', async (_, text) => {
    const { table } = await read(text);
    expect(table?.rows.at(0)?.cells).toHaveLength(table?.header.length ?? 0);
  });

  it('keeps line numbers where the first line names it', async () => {
    expect((await read('sep=;\na;b\n1;2')).table).toMatchObject({ headerLine: 2, rows: [{ line: 3 }] });
  });

  it('tells which decimal mark to expect', async () => {
    expect((await read('a;b\n1;2')).table?.usualMark).toBe(',');
    expect((await read('a,b\n1,2')).table?.usualMark).toBe('.');
  });
});

describe('a table', () => {
  it('leaves out blank rows, and cells past the header while they are empty', async () => {
    const { table } = await read('\n\na,b\n,\n1,2,,\n   \n3\n');
    expect(table).toMatchObject({ headerLine: 3, rows: [{ line: 5 }, { line: 7, cells: ['3'] }], unreadable: [] });
  });

  it('keeps out rows that cannot be told apart, by line', async () => {
    const { table } = await read('a,b\n1,2,3\n"x\ny"z,2\n5,6\n');
    expect(table?.rows).toEqual([{ line: 5, cells: ['5', '6'] }]);
    expect(table?.unreadable.map(({ line }) => line)).toEqual([2, 3]);
    expect(table?.unreadable[1]?.reason).toMatch(/lines 3 to 4 are read as one/);
  });
});

describe('a file that is no table', () => {
  it.each([
    ['a zip archive or an Excel workbook', ascii('PK\x03\x04')],
    ['an old Excel workbook', [0xd0, 0xcf, 0x11, 0xe0]],
    ['a PDF', ascii('%PDF-1.7')],
    ['a gzip archive', [0x1f, 0x8b, 8]],
    ['a picture (PNG)', [0x89, ...ascii('PNG')]],
    ['damaged UTF-16', [0xff, 0xfe, 0x61, 0, 0x62]],
    ['JSON', ascii('  {"a": 1}')],
    ['JSON', ascii('[1]')],
    ['a web page', [0xef, 0xbb, 0xbf, ...ascii('<!doctype html>')]],
  ])('is refused as %s', async (what, bytes) => {
    expect((await read(bytes)).refusal?.reason).toContain(what);
  });

  it.each(['goals.csv', 'goals.xlsx', 'plan.json'])('is refused as empty: %s', (name) => {
    const { refusals } = readTables([{ name, bytes: new Uint8Array() }], { bytes: 1, inflatedBytes: 1 });
    expect(refusals).toEqual([{ file: name, line: null, column: null, reason: 'the file is empty' }]);
  });

  it.each([
    ['empty', '', /empty/],
    ['blank', ' \n\n', /empty/],
    ['with a header that is too wide', `${'a,'.repeat(MOST_CELLS)}b`, /more than 1000 columns/],
    ['with an open quote', 'a,b\n1,"2\n3,4', /opened and never closed/],
    ['with a header whose quotes do not close', '"a"b,c\n1,2', /quotes of the header/],
  ])('is refused: %s', async (_, text, reason) => {
    expect((await read(text)).refusal?.reason).toMatch(reason);
  });

  it('is refused when it is larger than the limit', async () => {
    expect((await read('a,b\n1,2\n', 5)).refusal?.reason).toMatch(/larger than/);
  });
});

describe('a text of as many lines as are read', () => {
  it.each([
    ['as many', 'a,b\n1,2\n3,4', null],
    ['as many, the last one ended', 'a,b\n1,2\n3,4\n', null],
    ['one more', 'a,b\n1,2\n3,4\n5', 'more than 3 lines; split it, or use the command line'],
  ])('%s', (_, text, reason) => {
    const limits = { bytes: 100, inflatedBytes: 100, lines: 3 };
    const { refusals } = readTables([{ name: 'a.csv', bytes: bytesOf(text) }], limits);
    expect(refusals[0]?.reason ?? null).toBe(reason);
  });
});

describe('any bytes', () => {
  it('are read or refused, never thrown at', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((each) => [...each]),
      fc.array(fc.constantFrom(...ascii('a1",;\t\n\r -'), 0xc3, 0xa9, 0xe9), { maxLength: 200 }),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        const { table, refusal } = await read(content);
        expect([table, refusal].filter((each) => each !== undefined)).toHaveLength(1);
        for (const { cells } of table?.rows ?? []) expect(cells.join('').isWellFormed()).toBe(true);
      }),
    );
  });
});
