/** Beyond so many differences the map is copied, which costs as much as the whole and so has to be rare. */
const MOST_DIFFERENCES = 500;

/**
 * A map with some keys set or, by null, removed. The rest is shared, so that the cost follows the change and not the
 * size; neither map changes with the other.
 */
export function patchedMap<Value>(
  before: ReadonlyMap<string, Value>,
  changes: ReadonlyMap<string, Value | null>,
): ReadonlyMap<string, Value> {
  const known = before instanceof PatchedMap ? before : null;
  const differences: ReadonlyMap<string, Value | null> = new Map([...(known?.differences ?? []), ...changes]);
  const patched = new PatchedMap<Value>(known?.base ?? before, differences);
  return differences.size > MOST_DIFFERENCES ? new Map(patched) : patched;
}

class PatchedMap<Value> implements ReadonlyMap<string, Value> {
  readonly base: ReadonlyMap<string, Value>;
  readonly differences: ReadonlyMap<string, Value | null>;
  readonly size: number;

  constructor(base: ReadonlyMap<string, Value>, differences: ReadonlyMap<string, Value | null>) {
    this.base = base;
    this.differences = differences;
    let size = base.size;
    for (const [key, value] of differences) size += Number(value !== null) - Number(base.has(key));
    this.size = size;
  }

  get(key: string): Value | undefined {
    const value = this.differences.get(key);
    return value === undefined ? this.base.get(key) : (value ?? undefined);
  }

  has(key: string): boolean {
    const value = this.differences.get(key);
    return value === undefined ? this.base.has(key) : value !== null;
  }

  /** Existing keys in their old order, then new ones. */
  *entries(): MapIterator<[string, Value]> {
    for (const [key, value] of this.base) {
      const changed = this.differences.get(key);
      if (changed !== null) yield [key, changed ?? value];
    }
    for (const [key, value] of this.differences) if (value !== null && !this.base.has(key)) yield [key, value];
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this);
  }
}
