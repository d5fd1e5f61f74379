import { isUtf8 } from 'node:buffer';
import { utf8FlawOf } from './utf8Flaw.ts';

export type DecodedText =
  | {
      readonly ok: true;
      readonly text: string;
      readonly encoding: 'utf-8' | 'windows-1252';
      readonly notice: string | null;
    }
  | { readonly ok: false; readonly line: number; readonly column: number; readonly reason: string };

/**
 * Text of bytes in UTF-8, with or without a byte order mark, else in Windows-1252 with a notice. Refused are a NUL,
 * damaged UTF-8 and bytes that neither encoding has, each by line and column (counted from 1, in characters).
 * Line ends come out as a single line feed.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    return { ok: false, ...placeOf(bytes, nul), reason: 'a NUL character; the file is damaged or not text' };
  if (isUtf8(bytes)) {
    return { ok: true, text: withLineFeeds(new TextDecoder('utf-8').decode(bytes)), encoding: 'utf-8', notice: null };
  }
  return decodeWithoutUtf8(bytes);
}

/** Windows-1252 leaves these unassigned; text written in it never has them. */
const UNASSIGNED_IN_WINDOWS_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

function decodeWithoutUtf8(bytes: Uint8Array): DecodedText {
  const flaw = utf8FlawOf(bytes);
  const offset = flaw?.offset ?? 0;
  const place = placeOf(bytes, offset);
  if (flaw?.hasWellFormed || hasByteOrderMark(bytes)) {
    return { ok: false, ...place, reason: `damaged UTF-8: the byte ${hexOf(bytes[offset] ?? 0)} does not belong here` };
  }
  const unassigned = bytes.findIndex((byte) => UNASSIGNED_IN_WINDOWS_1252.has(byte));
  if (unassigned >= 0) {
    const reason = `the byte ${hexOf(bytes[unassigned] ?? 0)} is in neither UTF-8 nor Windows-1252; save the file as CSV in UTF-8`;
    return { ok: false, ...placeOf(bytes, unassigned), reason };
  }
  return {
    ok: true,
    text: withLineFeeds(new TextDecoder('windows-1252').decode(bytes)),
    encoding: 'windows-1252',
    notice: `not UTF-8 from line ${place.line}, column ${place.column} on: read as Windows-1252`,
  };
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Line and column of a byte; in UTF-8 only the bytes that begin a character count. */
function placeOf(bytes: Uint8Array, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = hasByteOrderMark(bytes) ? 3 : 0;
  for (let at = 0; at < offset; at += 1) {
    if (bytes[at] !== LINE_FEED && !(bytes[at] === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)) continue;
    line += 1;
    lineStart = at + 1;
  }
  const before = bytes.subarray(lineStart, offset);
  const characters = isUtf8(before) ? [...new TextDecoder().decode(before)].length : before.length;
  return { line, column: characters + 1 };
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

function hexOf(byte: number): string {
  return `0x${byte.toString(16).padStart(2, '0').toUpperCase()}`;
}
