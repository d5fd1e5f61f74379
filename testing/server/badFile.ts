import { constants, deflateRawSync } from 'node:zlib';
import { zipFiles } from '#server/features/exchange/writing/zipFiles.ts';
import { odsFile, odsTable, odsText } from './odsFile.ts';
import { compoundFile, numberCell, xlsFile } from './xlsFile.ts';

/** A file that is none, made by a person or against one; how it is made costs little. */
export type BadFile = { readonly what: string; readonly name: string; readonly make: () => Uint8Array };

/** Each is refused with a reason, or what of it cannot be read is told. */
export const BAD_FILES: readonly BadFile[] = [
  { what: 'a workbook of half a megabyte that inflates to 512 MB', name: 'plan.xlsx', make: () => bomb() },
  {
    what: 'an archive within an archive',
    name: 'plan.xlsx',
    make: () => zipFiles(new Map([['inner.zip', workbook('x')]])),
  },
  { what: 'an archive in the place of a sheet', name: 'plan.xlsx', make: () => workbook(workbook('x')) },
  { what: 'a line of a million characters', name: 'plan.csv', make: () => Buffer.alloc(1_000_000, 'x') },
  {
    what: 'a million columns in a text',
    name: 'plan.csv',
    make: () => Buffer.from(`number,title${',x'.repeat(1_000_000)}\n`),
  },
  {
    what: 'five million lines under a thousand months',
    name: 'plan.csv',
    make: () => Buffer.from(`goal_number,title${months(990)}${'\n1'.repeat(4_900_000)}`),
  },
  {
    what: 'a million columns in a workbook',
    name: 'plan.xlsx',
    make: () => workbook('<row r="1"><c r="BDWGN1" t="str"><v>title</v></c></row>'),
  },
  {
    what: 'a million cells in a row',
    name: 'plan.xlsx',
    make: () => workbook(`<row>${'<c/>'.repeat(1_000_000)}</row>`),
  },
  {
    what: 'a million merged cells, each the whole sheet',
    name: 'plan.xlsx',
    make: () =>
      workbook(
        `<sheetData>${'<row><c t="str"><v>x</v></c></row>'.repeat(2000)}</sheetData><mergeCells>${'<mergeCell ref="A1:ALL1048576"/>'.repeat(1_000_000)}</mergeCells>`,
      ),
  },
  {
    what: 'a workbook that names entities of its own',
    name: 'plan.xlsx',
    make: () => workbook('<!DOCTYPE a [<!ENTITY b "bbbb">]><row><c t="str"><v>&b;</v></c></row>'),
  },
  {
    what: 'JSON a million deep',
    name: 'plan.json',
    make: () => Buffer.from(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`),
  },
  { what: 'JSON of something else', name: 'plan.json', make: () => Buffer.from('{"format":"other"}') },
  { what: 'JSON that breaks off', name: 'plan.json', make: () => Buffer.from('{"format":"milepost"') },
  { what: 'text that is no text', name: 'plan.csv', make: () => Uint8Array.from([0, 1, 2, 0xff, 0xfe, 0x0a]) },
  {
    what: 'UTF-8 that is damaged',
    name: 'plan.csv',
    make: () => Buffer.concat([Buffer.from('number,title\n1,Ä'), Uint8Array.from([0xff, 0x0a])]),
  },
  {
    what: 'ten megabytes in one cell',
    name: 'plan.csv',
    make: () => Buffer.from(`number,title\n1,"${'x'.repeat(10_000_000)}`),
  },
  {
    what: 'an OpenDocument spreadsheet of a kilobyte with a row a million times',
    name: 'plan.ods',
    make: () =>
      odsFile(
        `<table:table table:name="Goals"><table:table-row table:number-rows-repeated="1048576">${odsText('x')}${odsText('y')}</table:table-row></table:table>`,
      ),
  },
  {
    what: 'one with a cell a million times',
    name: 'plan.ods',
    make: () => odsFile(odsTable([[odsText('title', 'table:number-columns-repeated="1000000"')]])),
  },
  { what: 'one that inflates to 512 MB', name: 'plan.ods', make: () => bomb(odsFile('')) },
  {
    what: 'one whose elements are a million deep',
    name: 'plan.ods',
    make: () => odsFile(odsTable([['<text:p>'.repeat(1_000_000)]])),
  },
  {
    what: 'an old workbook whose directory names one stream ten thousand times',
    name: 'plan.xls',
    make: () => compoundFile(new Uint8Array(100_000), { entries: 10_000 }),
  },
  {
    what: 'an old workbook whose rows are filled at their far end alone',
    name: 'plan.xls',
    make: () =>
      xlsFile(
        Array.from({ length: 4 }, (_, sheet) => ({
          name: `Goals ${sheet}`,
          records: Array.from({ length: 65_536 }, (_row, at) => numberCell(at, 255, 1)),
        })),
      ),
  },
  {
    what: 'an archive of a hundred workbooks that each inflate to a megabyte',
    name: 'plan.zip',
    make: () => {
      const one = odsFile(odsTable([[odsText('x'.repeat(1_000_000))]]));
      return zipFiles(new Map(Array.from({ length: 100 }, (_, at) => [`${at}.ods`, one])));
    },
  },
  {
    what: 'a workbook whose one long text stands in a million cells',
    name: 'plan.xlsx',
    make: () => sharedWorkbook('x'.repeat(100_000), 1_000_000),
  },
  {
    what: 'JSON whose records each have a hundred names of their own',
    name: 'plan.json',
    make: () =>
      Buffer.from(
        JSON.stringify(
          Array.from({ length: 2000 }, (_, at) =>
            Object.fromEntries(Array.from({ length: 100 }, (_name, of) => [`name ${at * 100 + of}`, of])),
          ),
        ),
      ),
  },
  { what: 'compressed rubbish', name: 'plan.xlsx', make: () => deflateRawSync(Buffer.alloc(1000)) },
  { what: 'nothing', name: 'plan.csv', make: () => new Uint8Array() },
];

/** Headings, each the first of a month. */
function months(count: number): string {
  const month = (at: number) => `${1950 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  return Array.from({ length: count }, (_, at) => `,${month(at)}`).join('');
}

/** A workbook with one sheet, Goals, of this content. */
export function workbook(sheet: string | Uint8Array): Buffer {
  const parts: readonly (readonly [string, string | Uint8Array])[] = [
    ['xl/workbook.xml', '<workbook><sheets><sheet name="Goals" r:id="a"/></sheets></workbook>'],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="a" Type="worksheet" Target="s.xml"/></Relationships>',
    ],
    ['xl/s.xml', sheet],
  ];
  return zipFiles(new Map(parts.map(([name, content]) => [name, Buffer.from(content)])));
}

/** A workbook whose cells all name one text. */
function sharedWorkbook(text: string, cells: number): Buffer {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(500)}</row>`;
  const parts: readonly (readonly [string, string])[] = [
    ['xl/workbook.xml', '<workbook><sheets><sheet name="Goals" r:id="a"/></sheets></workbook>'],
    [
      'xl/_rels/workbook.xml.rels',
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="s.xml"/><Relationship Id="b" Type="x/sharedStrings" Target="t.xml"/></Relationships>',
    ],
    ['xl/t.xml', `<sst><si><t>${text}</t></si></sst>`],
    ['xl/s.xml', `<sheetData>${row.repeat(cells / 500)}</sheetData>`],
  ];
  return zipFiles(new Map(parts.map(([name, content]) => [name, Buffer.from(content)])));
}

const PIECES = 32;
const PIECE_BYTES = 16 * 1024 * 1024;

/** The packed bytes repeat, so that the whole is never held; the directory still tells the size of what was there. */
function bomb(small: Buffer = workbook('x')): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE_BYTES, 0x20), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array.from({ length: PIECES }, () => piece), deflateRawSync(Buffer.alloc(0))]);
  // It is the last of its archive.
  const local = small.lastIndexOf('PK\x03\x04', undefined, 'latin1');
  const head = small.subarray(0, local + LOCAL_HEADER + small.readUInt16LE(local + 26));
  const directory = Buffer.from(small.subarray(small.indexOf('PK\x01\x02', 0, 'latin1')));
  directory.writeUInt32LE(packed.length, directory.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 20);
  const end = directory.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  directory.writeUInt32LE(head.length + packed.length, end + 16);
  return Buffer.concat([head, packed, directory]);
}

const LOCAL_HEADER = 30;
