import { crc32, inflateRawSync } from 'node:zlib';

/** What an archive may cost: more is refused before it is in memory (trust.md, section 2). */
export type ZipLimits = {
  readonly entries: number;
  /** Bytes of all that is inflated, counted while inflating: declared sizes lie. */
  readonly inflatedBytes: number;
  /** What other archives of one import took of it already: an archive may hold others. */
  readonly spent?: { bytes: number };
};

/** How many times larger than its compressed form an entry may be, once it is large at all. */
const MOST_RATIO = 100;
const LARGE_BYTES = 1024 * 1024;

/** Why an archive is refused, in words for the person who chose the file. */
export class ZipRefusal extends Error {
  override readonly name = 'ZipRefusal';
}

export type ZipArchive = {
  readonly names: readonly string[];
  /** The content of an entry, or null where there is none of that name. Throws ZipRefusal. */
  read(name: string): Uint8Array | null;
};

/**
 * Opens a zip archive (APPNOTE 6.3): its list stands at the end. Throws ZipRefusal for a damaged or encrypted one, one
 * with too many entries, and one with names that lead out of it. Nothing is inflated before it is read.
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits): ZipArchive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, limits);
  const spent = limits.spent ?? { bytes: 0 };
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      const content = contentOf(view, entry, limits.inflatedBytes - spent.bytes);
      if (crc32(content) !== entry.checksum) throw damaged();
      spent.bytes += content.length;
      return content;
    },
  };
}

type ZipEntry = {
  readonly method: number;
  readonly checksum: number;
  readonly compressedSize: number;
  /** Where its local header begins. */
  readonly offset: number;
};

const END_SIGNATURE = 0x06054b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_SIZE = 22;
const DIRECTORY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 0xffff;
/** In a field of four bytes: the true value stands in a Zip64 record. */
const ZIP64 = 0xffffffff;

function readDirectory(view: DataView, limits: ZipLimits): Map<string, ZipEntry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) throw new ZipRefusal(`an archive of more than ${limits.entries} files`);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_SIZE > view.byteLength || view.getUint32(at, true) !== DIRECTORY_SIGNATURE) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    const name = nameAt(view, at + DIRECTORY_SIZE, nameLength);
    if (entries.has(name)) throw new ZipRefusal(`an archive with two files called ${name}`);
    entries.set(name, entryAt(view, at));
    at += DIRECTORY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** It stands at the end of the file, before a comment of any length. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw damaged();
}

function entryAt(view: DataView, at: number): ZipEntry {
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  if (isEncrypted) throw new ZipRefusal('an archive with a password; save it without');
  const entry = {
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    compressedSize: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  };
  if (entry.compressedSize === ZIP64 || entry.offset === ZIP64) throw new ZipRefusal('an archive of more than 4 GB');
  return entry;
}

function nameAt(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) throw damaged();
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, length));
  if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..')) {
    throw new ZipRefusal(`an archive with a name that leads out of it (${name.slice(0, 40)})`);
  }
  return name;
}

function contentOf(view: DataView, { method, compressedSize, offset }: ZipEntry, budget: number): Uint8Array {
  if (offset + LOCAL_SIZE > view.byteLength || view.getUint32(offset, true) !== LOCAL_SIGNATURE) throw damaged();
  const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressedSize > view.byteLength) throw damaged();
  const compressed = new Uint8Array(view.buffer, view.byteOffset + start, compressedSize);
  if (method === 0) return withinBudget(compressed, budget);
  if (method !== 8) throw new ZipRefusal('an archive packed in an unknown way');
  return inflated(compressed, budget);
}

function inflated(compressed: Uint8Array, budget: number): Uint8Array {
  const most = Math.max(1, Math.min(budget, Math.max(LARGE_BYTES, compressed.length * MOST_RATIO)));
  try {
    return inflateRawSync(compressed, { maxOutputLength: most });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? tooLarge() : damaged();
  }
}

function withinBudget(content: Uint8Array, budget: number): Uint8Array {
  if (content.length > budget) throw tooLarge();
  return content;
}

function tooLarge(): ZipRefusal {
  return new ZipRefusal('an archive that unpacks to far too much');
}

function damaged(): ZipRefusal {
  return new ZipRefusal('a damaged archive');
}
