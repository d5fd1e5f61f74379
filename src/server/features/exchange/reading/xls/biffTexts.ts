import type { BiffRecord } from './biffRecords.ts';
import { damaged } from './xlsRefusal.ts';

/** A text of a record: its length as one or two bytes, how it is written, its characters. Null where it is cut off. */
export function textAt(data: DataView, at: number, lengthBytes: 1 | 2): string | null {
  const first = at + lengthBytes + 1;
  if (first > data.byteLength) return null;
  const length = lengthBytes === 1 ? data.getUint8(at) : data.getUint16(at, true);
  const isWide = (data.getUint8(at + lengthBytes) & 1) === 1;
  const bytes = length * (isWide ? 2 : 1);
  if (first + bytes > data.byteLength) return null;
  return decode(data, first, bytes, isWide);
}

const LATIN = new TextDecoder('latin1');
const WIDE = new TextDecoder('utf-16le');

function decode(data: DataView, at: number, bytes: number, isWide: boolean): string {
  const part = new Uint8Array(data.buffer, data.byteOffset + at, bytes);
  return (isWide ? WIDE : LATIN).decode(part).replaceAll('\0', '');
}

const RICH = 8;
const PHONETIC = 4;

/**
 * The texts that cells name by their place in the list ([MS-XLS] 2.4.265 SST). A text may go on in a further record, which
 * says anew how it is written. Throws XlsRefusal.
 */
export function sharedTexts(records: readonly BiffRecord[]): string[] {
  const parts = new Parts(records.map(({ data }) => data));
  parts.skip(8);
  const texts: string[] = [];
  while (!parts.isAtEnd()) {
    const length = parts.number(2);
    const flags = parts.number(1);
    const runs = (flags & RICH) === 0 ? 0 : parts.number(2);
    const extended = (flags & PHONETIC) === 0 ? 0 : parts.number(4);
    texts.push(parts.characters(length, (flags & 1) === 1));
    parts.skip(runs * 4 + extended);
  }
  return texts;
}

/** The bytes of several records, one after the other. */
class Parts {
  readonly #parts: readonly DataView[];
  #part = 0;
  #at = 0;

  constructor(parts: readonly DataView[]) {
    this.#parts = parts.filter(({ byteLength }) => byteLength > 0);
  }

  isAtEnd(): boolean {
    this.#settle();
    return this.#part >= this.#parts.length;
  }

  /** Goes on to the next part where this one is at its end. */
  #settle(): void {
    if (this.#left() > 0 || this.#part >= this.#parts.length) return;
    this.#part += 1;
    this.#at = 0;
  }

  #left(): number {
    return (this.#parts[this.#part]?.byteLength ?? 0) - this.#at;
  }

  number(bytes: 1 | 2 | 4): number {
    let value = 0;
    for (let at = 0; at < bytes; at += 1) {
      this.#settle();
      const data = this.#parts[this.#part];
      if (data === undefined) throw damaged();
      value += data.getUint8(this.#at) * 256 ** at;
      this.#at += 1;
    }
    return value;
  }

  skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      this.#settle();
      const taken = Math.min(left, this.#left());
      if (taken === 0) throw damaged();
      this.#at += taken;
      left -= taken;
    }
  }

  characters(length: number, isWideAtFirst: boolean): string {
    let [text, left, isWide] = ['', length, isWideAtFirst];
    while (left > 0) {
      if (this.#left() === 0) {
        this.#settle();
        isWide = (this.number(1) & 1) === 1;
      }
      const data = this.#parts[this.#part];
      const size = isWide ? 2 : 1;
      const taken = Math.min(left, Math.floor(this.#left() / size));
      if (data === undefined || taken === 0) throw damaged();
      text += decode(data, this.#at, taken * size, isWide);
      this.#at += taken * size;
      left -= taken;
    }
    return text;
  }
}
