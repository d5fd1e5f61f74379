import type { Buffer } from 'node:buffer';

/** Longer texts are hardly ever the same as others. */
const LONGEST_KEPT = 24;
const KEPT = 1 << 13;

/**
 * Pieces of a text in UTF-8, each made once for as long as it keeps coming: the dates and numbers of a large table are
 * few, and to compare bytes takes a fraction of making a text.
 */
export class TextPool {
  readonly #bytes: Buffer;
  readonly #texts = new Array<string>(KEPT).fill('');
  readonly #starts = new Uint32Array(KEPT);
  readonly #lengths = new Uint8Array(KEPT);

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  slice(start: number, end: number): string {
    const length = end - start;
    if (length === 0) return '';
    if (length > LONGEST_KEPT) return this.#bytes.toString('utf8', start, end);
    const at = this.#placeOf(start, end);
    if (this.#lengths[at] === length && this.#isSame(Number(this.#starts[at]), start, length))
      return this.#texts[at] ?? '';
    const text = this.#bytes.toString('utf8', start, end);
    this.#texts[at] = text;
    this.#starts[at] = start;
    this.#lengths[at] = length;
    return text;
  }

  #placeOf(start: number, end: number): number {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + Number(this.#bytes[at])) | 0;
    return (hash ^ (hash >>> 13)) & (KEPT - 1);
  }

  #isSame(one: number, other: number, length: number): boolean {
    for (let at = 0; at < length; at += 1) if (this.#bytes[one + at] !== this.#bytes[other + at]) return false;
    return true;
  }
}
