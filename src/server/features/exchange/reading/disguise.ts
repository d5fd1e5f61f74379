import { isCompound } from './xls/compoundFile.ts';

/**
 * What a file really is when its first bytes say that it is not a text table, in words for the person who chose it;
 * null where it may be one. A name ending in .csv is a claim, not a proof (trust.md: guards stand before parsers).
 */
export function disguiseOf(bytes: Uint8Array): string | null {
  const signature = SIGNATURES.find(({ start }) => start.every((byte, index) => bytes[index] === byte));
  if (signature) return signature.is;
  const opening = openingCharacter(bytes);
  return opening === null ? null : (OPENINGS.get(opening) ?? null);
}

export function isZip(bytes: Uint8Array): boolean {
  return ZIP.every((byte, index) => bytes[index] === byte);
}

/** Whether it may be a workbook: .xlsx and .ods are zip archives, .xls is a compound file. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return isZip(bytes) || isCompound(bytes);
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const ZIP = ascii('PK\x03\x04');

const SIGNATURES: readonly { readonly start: readonly number[]; readonly is: string }[] = [
  {
    start: ZIP,
    is: 'a zip archive or an Excel workbook; unpack it and choose the files in it, or end its name in .xlsx',
  },
  { start: ascii('PK\x05\x06'), is: 'an empty zip archive' },
  { start: [0xd0, 0xcf, 0x11, 0xe0], is: 'an old Excel workbook; end its name in .xls' },
  { start: ascii('%PDF'), is: 'a PDF' },
  { start: [0x1f, 0x8b], is: 'a gzip archive' },
  { start: ascii('7z\xbc\xaf'), is: 'a 7-Zip archive' },
  { start: ascii('Rar!'), is: 'a RAR archive' },
  { start: [0x89, ...ascii('PNG')], is: 'a picture (PNG)' },
  { start: [0xff, 0xd8, 0xff], is: 'a picture (JPEG)' },
  { start: ascii('GIF8'), is: 'a picture (GIF)' },
  { start: ascii('SQLite format 3'), is: 'an SQLite database' },
];

const OPENINGS: ReadonlyMap<string, string> = new Map([
  ['{', 'JSON'],
  ['[', 'JSON'],
  ['<', 'a web page or XML'],
]);

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const WHITESPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** The first character after a byte order mark and blanks, where it is plain ASCII. */
function openingCharacter(bytes: Uint8Array): string | null {
  const start = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === undefined || WHITESPACE.has(byte)) continue;
    return String.fromCharCode(byte);
  }
  return null;
}
