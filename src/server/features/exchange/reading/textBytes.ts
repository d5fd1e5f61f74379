import { Buffer, isUtf8 } from 'node:buffer';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { LineNotice } from '#server/features/exchange/tables/table.ts';
import { utf8FlawOf } from './utf8Flaw.ts';

export type TextBytes =
  | {
      readonly ok: true;
      /** In UTF-8, without a byte order mark, every line end a single line feed. */
      readonly bytes: Buffer;
      readonly encoding: 'utf-8' | 'windows-1252';
      /** Where it is no UTF-8. */
      readonly notice: LineNotice | null;
    }
  | { readonly ok: false; readonly line: number; readonly column: number; readonly reason: string };

/**
 * The text in bytes that are UTF-8, with or without a byte order mark, else Windows-1252 with a notice. Refused are a
 * NUL, damaged UTF-8 and bytes that neither encoding has, each by line and column (counted from 1, in characters).
 * It stays bytes: as a text a large file would be in memory twice. Those handed in are not changed.
 */
export function textBytesOf(bytes: Uint8Array): TextBytes {
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    return { ok: false, ...placeOf(bytes, nul), reason: 'a NUL character; the file is damaged or not text' };
  if (!isUtf8(bytes)) return withoutUtf8(bytes);
  const text = bytes.subarray(hasByteOrderMark(bytes) ? BYTE_ORDER_MARK.length : 0);
  return { ok: true, bytes: withLineFeeds(text), encoding: 'utf-8', notice: null };
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Windows-1252 leaves these unassigned; text written in it never has them. */
const UNASSIGNED_IN_WINDOWS_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

function withoutUtf8(bytes: Uint8Array): TextBytes {
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
    bytes: withLineFeeds(fromWindows1252(bytes)),
    encoding: 'windows-1252',
    notice: readNotice(1, 'windows_1252', {
      reason: `not UTF-8 from line ${place.line}, column ${place.column} on: read as Windows-1252`,
      numbers: [place.line, place.column],
    }),
  };
}

/** A piece at a time: a character is a byte, so it does not matter where a piece ends. */
function fromWindows1252(bytes: Uint8Array): Buffer {
  const decoder = new TextDecoder('windows-1252');
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(Buffer.from(decoder.decode(bytes.subarray(at, at + PIECE))));
  return Buffer.concat(pieces);
}

const PIECE = 1024 * 1024;

function withLineFeeds(bytes: Uint8Array): Buffer {
  if (!bytes.includes(CARRIAGE_RETURN)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === LINE_FEED && bytes[at - 1] === CARRIAGE_RETURN) continue;
    text[length] = byte === CARRIAGE_RETURN ? LINE_FEED : byte;
    length += 1;
  }
  return text.subarray(0, length);
}

function hasByteOrderMark(bytes: Uint8Array): boolean {
  return BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte);
}

/** Line and column of a byte; in UTF-8 only the bytes that begin a character count. */
function placeOf(bytes: Uint8Array, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = hasByteOrderMark(bytes) ? BYTE_ORDER_MARK.length : 0;
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
