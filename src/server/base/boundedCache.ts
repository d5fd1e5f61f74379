/** A least-recently-used cache of limited size in bytes; what does not fit at all is not kept. */
export class BoundedCache<Value> {
  readonly #maxBytes: number;
  readonly #bytesOf: (value: Value) => number;
  /** The oldest use first: a Map keeps the order of insertion. */
  readonly #kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  #newest: string | null = null;
  #bytes = 0;

  constructor(limits: { readonly maxBytes: number; readonly bytesOf: (value: Value) => number }) {
    this.#maxBytes = limits.maxBytes;
    this.#bytesOf = limits.bytesOf;
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    if (key !== this.#newest) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      this.#newest = key;
    }
    return kept.value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const bytes = this.#bytesOf(value);
    if (bytes > this.#maxBytes) return;
    this.#kept.set(key, { value, bytes });
    this.#newest = key;
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  get size(): number {
    return this.#kept.size;
  }

  get bytes(): number {
    return this.#bytes;
  }
}
