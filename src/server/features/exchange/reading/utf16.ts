import { Buffer } from 'node:buffer';

const LITTLE = [0xff, 0xfe];
const BIG = [0xfe, 0xff];
/** An even number, so that no piece ends within a unit. */
const PIECE = 1 << 20;

/**
 * UTF-16 with its byte order mark, as Excel writes “Unicode text”, in UTF-8; other bytes as they are. Null where its
 * units are damaged.
 */
export function withoutUtf16(bytes: Uint8Array): Uint8Array | null {
  const encoding = starts(bytes, LITTLE) ? 'utf-16le' : starts(bytes, BIG) ? 'utf-16be' : null;
  if (encoding === null) return bytes;
  const decoder = new TextDecoder(encoding, { fatal: true });
  const pieces: Buffer[] = [];
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      pieces.push(Buffer.from(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })));
    pieces.push(Buffer.from(decoder.decode()));
  } catch {
    return null;
  }
  return Buffer.concat(pieces);
}

function starts(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
