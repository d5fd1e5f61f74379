import { isZip } from '#server/features/exchange/reading/disguise.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { jsonRows } from './jsonRows.ts';
import { SourceFailure } from './sourceFailure.ts';

/** What the import reads: a workbook as it is, anything else as delimited text in UTF-8. Throws SourceFailure. */
export function answeredFile(bytes: Uint8Array, contentType: string): SourceFile & { readonly format: string } {
  if (bytes.length === 0) throw new SourceFailure('no_rows');
  if (isZip(bytes)) return { name: 'feed.xlsx', bytes, format: 'xlsx' };
  const [, charset = ''] = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType) ?? [];
  const said = charset === '' || isUtf8(charset) ? null : textIn(bytes, charset);
  const text =
    said ?? (isUtf8(charset) ? textIn(bytes, 'utf-8') : new TextDecoder('latin1').decode(bytes.subarray(0, 4096)));
  if (/^\s*(\ufeff|ï»¿)?\s*<(!doctype|html|head|body|script)/i.test(text)) throw new SourceFailure('web_page');
  if (/^\s*<\?xml|^\s*<[a-z]/i.test(text)) throw new SourceFailure('unreadable', 'XML');
  const isJson = /[/+]json\b/i.test(contentType) || /^\s*(\ufeff|ï»¿)?\s*[[{]/.test(text);
  if (isJson) return { ...jsonRows((said ?? textIn(bytes, 'utf-8')).replace(/^\ufeff/, '')), format: 'json' };
  return { name: 'feed.csv', bytes: said === null ? bytes : Buffer.from(said), format: 'csv' };
}

function isUtf8(charset: string): boolean {
  return /^utf-?8$/i.test(charset);
}

/** Throws SourceFailure where the bytes are no text of that encoding, or nobody knows it. */
function textIn(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    throw new SourceFailure('encoding', charset);
  }
}
