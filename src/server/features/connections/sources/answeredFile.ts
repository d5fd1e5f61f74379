import { isZip } from '#server/features/exchange/reading/disguise.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { jsonRows } from './jsonRows.ts';
import { SourceFailure } from './sourceFailure.ts';

/** What the import reads: a workbook as it is, anything else as delimited text in UTF-8. Throws SourceFailure. */
export function answeredFile(bytes: Uint8Array, contentType: string): SourceFile & { readonly format: string } {
  if (bytes.length === 0) throw new SourceFailure('no_rows');
  if (isZip(bytes)) return { name: 'feed.xlsx', bytes, format: 'xlsx' };
  const [, charset = ''] = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType) ?? [];
  const text = charset === '' ? null : textIn(bytes, charset);
  const opening = openingOf(bytes);
  if (/^<(!doctype|html|head|body|script)/i.test(opening)) throw new SourceFailure('web_page');
  if (/^<(\?xml|[a-z])/i.test(opening)) throw new SourceFailure('unreadable', 'XML');
  const isJson = /[/+]json\b/i.test(contentType) || /^[[{]/.test(opening);
  if (isJson) return { ...jsonRows((text ?? textIn(bytes, 'utf-8')).trimStart()), format: 'json' };
  const isAsSent = text === null || isUtf8(charset);
  return { name: 'feed.csv', bytes: isAsSent ? bytes : Buffer.from(text), format: 'csv' };
}

function isUtf8(charset: string): boolean {
  return /^utf-?8$/i.test(charset);
}

/** Blanks, marks of the encoding, and the zero bytes of UTF-16. */
const BEFORE_TEXT = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00]);
const LOOKED_AT = 64;

/** How a text begins: what it is, its first bytes say, however much follows. */
function openingOf(bytes: Uint8Array): string {
  const start = bytes.findIndex((byte) => !BEFORE_TEXT.has(byte));
  if (start < 0) return '';
  return Buffer.from(bytes.subarray(start, start + LOOKED_AT))
    .toString('latin1')
    .replaceAll('\u0000', '');
}

/** Throws SourceFailure where the bytes are no text of that encoding, or nobody knows it. */
function textIn(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw new SourceFailure('encoding', charset);
  }
}
