import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive (APPNOTE 6.3) of files by their names, in UTF-8. The same files make the same bytes: it has no times. */
export function zipFiles(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    const title = Buffer.from(name);
    const packed = deflateRawSync(content);
    const facts = factsOf({ content, packed, title });
    const local = Buffer.concat([signed(LOCAL_SIGNATURE), facts, title, packed]);
    locals.push(local);
    directory.push(directoryEntry({ facts, title, offset }));
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  return Buffer.concat([...locals, list, endRecord({ count: files.size, size: list.length, offset })]);
}

const LOCAL_SIGNATURE = 0x04034b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
const NAMES_IN_UTF8 = 1 << 11;
const DEFLATED = 8;
/** 1980-01-01, the first day there is: an archive of the same files is the same. */
const FIRST_DATE = 0x21;

/** What local header and directory say alike of a file. */
function factsOf({ content, packed, title }: { content: Uint8Array; packed: Buffer; title: Buffer }): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(NAMES_IN_UTF8, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(FIRST_DATE, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(title.length, 22);
  return facts;
}

function directoryEntry({ facts, title, offset }: { facts: Buffer; title: Buffer; offset: number }): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(DIRECTORY_SIGNATURE, 0);
  head.writeUInt16LE(VERSION, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([head, facts, tail, title]);
}

function endRecord({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
}
