import { LRUCache } from 'lru-cache';

/**
 * Keeps what was used last, up to a size in bytes by estimate; what does not fit at all is not kept. lru-cache takes
 * whole sizes above 0 alone, and an empty plan has none.
 */
export function sizedCache<Value extends NonNullable<unknown>>({
  maxBytes,
  bytesOf,
}: {
  readonly maxBytes: number;
  readonly bytesOf: (value: Value) => number;
}): LRUCache<string, Value> {
  return new LRUCache({ maxSize: maxBytes, sizeCalculation: (value) => Math.max(1, Math.ceil(bytesOf(value))) });
}

/** Keeps what was used last, up to a count. Given `max`, lru-cache takes room for all of them at once. */
export function countedCache<Value extends NonNullable<unknown>>(maxEntries: number): LRUCache<string, Value> {
  return sizedCache({ maxBytes: maxEntries, bytesOf: () => 1 });
}
