export type Utf8Flaw = {
  /** Where the first byte stands that is no UTF-8. */
  readonly offset: number;
  /** Whether anything outside ASCII was well formed: then the text is damaged UTF-8 rather than another encoding. */
  readonly hasWellFormed: boolean;
};

/** The first place where bytes are not UTF-8 (RFC 3629), or null where all of them are. */
export function utf8FlawOf(bytes: Uint8Array): Utf8Flaw | null {
  let flaw: number | null = null;
  let hasWellFormed = false;
  let at = 0;
  while (at < bytes.length) {
    if (byteAt(bytes, at) < 0x80) {
      at += 1;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length === 0) flaw ??= at;
    else hasWellFormed = true;
    if (flaw !== null && hasWellFormed) break;
    at += Math.max(length, 1);
  }
  return flaw === null ? null : { offset: flaw, hasWellFormed };
}

/** Bytes in the well-formed sequence that begins here, 0 where none does; table 3-7 of the Unicode standard. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = byteAt(bytes, at);
  const second = byteAt(bytes, at + 1);
  if (lead >= 0xc2 && lead <= 0xdf) return isContinuation(second) ? 2 : 0;
  if (!isContinuation(byteAt(bytes, at + 2))) return 0;
  if (lead >= 0xe0 && lead <= 0xef) return second >= lowest(lead) && second <= highest(lead) ? 3 : 0;
  if (lead < 0xf0 || lead > 0xf4 || !isContinuation(byteAt(bytes, at + 3))) return 0;
  return second >= lowest(lead) && second <= highest(lead) ? 4 : 0;
}

/** The second byte is narrower after four leads: no overlong forms, no surrogates, nothing past U+10FFFF. */
function lowest(lead: number): number {
  if (lead === 0xe0) return 0xa0;
  return lead === 0xf0 ? 0x90 : 0x80;
}

function highest(lead: number): number {
  if (lead === 0xed) return 0x9f;
  return lead === 0xf4 ? 0x8f : 0xbf;
}

function isContinuation(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
