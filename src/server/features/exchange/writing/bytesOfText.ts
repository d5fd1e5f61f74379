/** Characters that become bytes at once. */
const PIECE = 65_536;

/** A text that may be longer than a string can be, given piece by piece, in UTF-8. */
export function bytesOfText(pieces: Iterable<string>): Buffer {
  const bytes: Buffer[] = [];
  let begun = '';
  for (const piece of pieces) {
    begun += piece;
    if (begun.length < PIECE) continue;
    bytes.push(Buffer.from(begun));
    begun = '';
  }
  bytes.push(Buffer.from(begun));
  return Buffer.concat(bytes);
}
