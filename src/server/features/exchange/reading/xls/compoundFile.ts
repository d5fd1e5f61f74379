import { damaged } from './xlsRefusal.ts';

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
const END_OF_CHAIN = 0xfffffffe;
const ENTRY_BYTES = 128;
const STREAM = 2;
const ROOT = 5;
const MINI_SECTOR_BYTES = 64;

export function isCompound(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte);
}

type Entry = { readonly name: string; readonly type: number; readonly start: number; readonly size: number };

/**
 * A stream of a compound file ([MS-CFB]) by the first of the names that is there; null where none is. Of all that the
 * file holds only this is read, and no sector twice, so that it takes no more than the file itself. Throws XlsRefusal.
 */
export function readStream(bytes: Uint8Array, names: readonly string[]): Uint8Array | null {
  if (!isCompound(bytes) || bytes.length < HEADER_BYTES) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw damaged();
  const sectorBytes = 1 << shift;
  const sectors: Sectors = {
    count: Math.ceil(bytes.length / sectorBytes) - 1,
    next: nextSector(view, sectorBytes),
    read: (sector) => {
      const from = (sector + 1) * sectorBytes;
      if (from >= bytes.length) throw damaged();
      return bytes.subarray(from, from + sectorBytes);
    },
  };
  const entries = entriesOf(readChain(sectors, view.getUint32(48, true)));
  const found = names.flatMap((name) => entries.find((each) => each.type === STREAM && each.name === name) ?? [])[0];
  if (found === undefined) return null;
  if (found.size >= view.getUint32(56, true)) return readChain(sectors, found.start).subarray(0, found.size);
  const root = entries.find(({ type }) => type === ROOT);
  if (root === undefined) throw damaged();
  const content = readChain(sectors, root.start);
  const table = readChain(sectors, view.getUint32(60, true));
  const tableView = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const mini: Sectors = {
    count: Math.ceil(content.length / MINI_SECTOR_BYTES),
    next: (sector) => (sector * 4 + 4 > table.length ? END_OF_CHAIN : tableView.getUint32(sector * 4, true)),
    read: (sector) => content.subarray(sector * MINI_SECTOR_BYTES, (sector + 1) * MINI_SECTOR_BYTES),
  };
  return readChain(mini, found.start).subarray(0, found.size);
}

type Sectors = {
  /** How many there are. */
  readonly count: number;
  readonly next: (sector: number) => number;
  readonly read: (sector: number) => Uint8Array;
};

/** A chain longer than the file runs in a circle. */
function readChain({ count, next, read }: Sectors, start: number): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let sector = start; sector < END_OF_CHAIN; sector = next(sector)) {
    if (parts.length >= count) throw damaged();
    parts.push(read(sector));
  }
  return Buffer.concat(parts);
}

/** What follows a sector, looked up where the table of sectors stands in the file; the table is never copied. */
function nextSector(view: DataView, sectorBytes: number): (sector: number) => number {
  const inSector = sectorBytes / 4;
  const tables = tableSectors(view, sectorBytes);
  return (sector) => {
    const table = tables[Math.floor(sector / inSector)];
    const at = table === undefined ? view.byteLength : (table + 1) * sectorBytes + (sector % inSector) * 4;
    if (at + 4 > view.byteLength) throw damaged();
    return view.getUint32(at, true);
  };
}

const IN_HEADER = 109;

/** The sectors that hold the table of sectors: the first stand in the header, further ones in a chain of lists. */
function tableSectors(view: DataView, sectorBytes: number): number[] {
  const most = Math.ceil(view.byteLength / sectorBytes / (sectorBytes / 4)) + 1;
  const found: number[] = [];
  for (let at = 0; at < IN_HEADER && found.length < most; at += 1) {
    const sector = view.getUint32(76 + at * 4, true);
    if (sector < END_OF_CHAIN - 1) found.push(sector);
  }
  let list = view.getUint32(68, true);
  while (list < END_OF_CHAIN && found.length < most) {
    const from = (list + 1) * sectorBytes;
    if (from + sectorBytes > view.byteLength) throw damaged();
    for (let at = 0; at < sectorBytes / 4 - 1 && found.length < most; at += 1)
      found.push(view.getUint32(from + at * 4, true));
    list = view.getUint32(from + sectorBytes - 4, true);
  }
  return found;
}

function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
    const length = Math.min(view.getUint16(at + 64, true), 64);
    const name = Array.from({ length: Math.max(0, length / 2 - 1) }, (_, character) =>
      String.fromCharCode(view.getUint16(at + character * 2, true)),
    ).join('');
    entries.push({
      name,
      type: directory[at + 66] ?? 0,
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}
