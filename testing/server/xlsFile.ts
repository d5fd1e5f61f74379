import { RECORD } from '#server/features/exchange/reading/xls/biffRecords.ts';

const SECTOR = 512;
const IN_SECTOR = SECTOR / 4;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const TABLE = 0xfffffffd;
const LIST = 0xfffffffc;
/** So many tables of sectors are named by the header. */
const IN_HEADER = 109;

/** A record of an old workbook. */
export function record(kind: number, data: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
}

export function shorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
}

export function textCell(row: number, column: number, text: string, format = 0): Buffer {
  const written = Buffer.concat([shorts(text.length), Buffer.of(1), Buffer.from(text, 'utf16le')]);
  return record(RECORD.text, Buffer.concat([shorts(row, column, format), written]));
}

export function numberCell(row: number, column: number, value: number, format = 0): Buffer {
  const double = Buffer.alloc(8);
  double.writeDoubleLE(value);
  return record(RECORD.number, Buffer.concat([shorts(row, column, format), double]));
}

export type XlsSheet = { readonly name: string; readonly isHidden?: boolean; readonly records: readonly Buffer[] };

/** The records of a workbook with these sheets; further records stand before them. */
export function xlsStream(sheets: readonly XlsSheet[], shared: readonly Buffer[] = []): Buffer {
  const begin = record(RECORD.begin, shorts(0x600, 5, 0, 0, 0, 0, 0, 0));
  const places = (starts: readonly number[]) =>
    sheets.map(({ name, isHidden = false }, at) => {
      const start = Buffer.alloc(4);
      start.writeUInt32LE(starts[at] ?? 0);
      return record(
        RECORD.sheet,
        Buffer.concat([start, Buffer.of(isHidden ? 1 : 0, 0, name.length, 0), Buffer.from(name, 'latin1')]),
      );
    });
  const head = (starts: readonly number[]) => Buffer.concat([begin, ...shared, ...places(starts), record(RECORD.end)]);
  const bodies = sheets.map(({ records }) => Buffer.concat([begin, ...records, record(RECORD.end)]));
  const first = head([]).length;
  const starts = bodies.map((_, at) => bodies.slice(0, at).reduce((sum, { length }) => sum + length, first));
  return Buffer.concat([head(starts), ...bodies]);
}

/** An old workbook of these sheets. */
export function xlsFile(sheets: readonly XlsSheet[], shared: readonly Buffer[] = []): Buffer {
  return compoundFile(xlsStream(sheets, shared));
}

/** A compound file with one stream, which is given a length at which it stands in sectors of its own. */
export function compoundFile(stream: Uint8Array, { name = 'Workbook', entries = 1 } = {}): Buffer {
  const content = Buffer.alloc(Math.max(4096, Math.ceil(stream.length / SECTOR) * SECTOR));
  content.set(stream);
  const sectors = content.length / SECTOR;
  const directorySectors = Math.ceil(((entries + 1) * 128) / SECTOR);
  const tables = Math.ceil((sectors + directorySectors) / (IN_SECTOR - 2));
  const lists = Math.ceil(Math.max(0, tables - IN_HEADER) / (IN_SECTOR - 1));
  const table = Buffer.alloc(tables * SECTOR, 0xff);
  const chain = (from: number, count: number) => {
    for (let at = 0; at < count; at += 1)
      table.writeUInt32LE(at === count - 1 ? END_OF_CHAIN : from + at + 1, (from + at) * 4);
  };
  for (let at = 0; at < tables; at += 1) table.writeUInt32LE(TABLE, at * 4);
  for (let at = 0; at < lists; at += 1) table.writeUInt32LE(LIST, (tables + at) * 4);
  const first = tables + lists;
  chain(first, directorySectors);
  chain(first + directorySectors, sectors);
  const directory = Buffer.alloc(directorySectors * SECTOR);
  entry(directory, 0, { name: 'Root Entry', type: 5, start: END_OF_CHAIN, size: 0 });
  for (let at = 1; at <= entries; at += 1)
    entry(directory, at, {
      name: at === 1 ? name : `${name}${at}`,
      type: 2,
      start: first + directorySectors,
      size: content.length,
    });
  return Buffer.concat([header(tables, lists), table, listsOf(tables, lists), directory, content]);
}

function header(tables: number, lists: number): Buffer {
  const head = Buffer.alloc(SECTOR);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  head.writeUInt16LE(9, 30);
  head.writeUInt16LE(6, 32);
  head.writeUInt32LE(tables, 44);
  head.writeUInt32LE(tables + lists, 48);
  head.writeUInt32LE(4096, 56);
  head.writeUInt32LE(END_OF_CHAIN, 60);
  head.writeUInt32LE(lists === 0 ? END_OF_CHAIN : tables, 68);
  head.writeUInt32LE(lists, 72);
  for (let at = 0; at < IN_HEADER; at += 1) head.writeUInt32LE(at < tables ? at : FREE, 76 + at * 4);
  return head;
}

/** Where the tables of sectors stand that the header has no room for. */
function listsOf(tables: number, lists: number): Buffer {
  const sectors = Buffer.alloc(lists * SECTOR, 0xff);
  for (let at = IN_HEADER; at < tables; at += 1) {
    const [list, place] = [Math.floor((at - IN_HEADER) / (IN_SECTOR - 1)), (at - IN_HEADER) % (IN_SECTOR - 1)];
    sectors.writeUInt32LE(at, list * SECTOR + place * 4);
  }
  for (let list = 0; list < lists; list += 1)
    sectors.writeUInt32LE(list === lists - 1 ? END_OF_CHAIN : tables + list + 1, (list + 1) * SECTOR - 4);
  return sectors;
}

type Entry = { readonly name: string; readonly type: number; readonly start: number; readonly size: number };

function entry(directory: Buffer, at: number, { name, type, start, size }: Entry): void {
  const from = at * 128;
  directory.write(name, from, 'utf16le');
  directory.writeUInt16LE(name.length * 2 + 2, from + 64);
  directory.writeUInt8(type, from + 66);
  directory.writeUInt32LE(start, from + 116);
  directory.writeUInt32LE(size, from + 120);
}
