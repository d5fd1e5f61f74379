import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BoundedCache } from './boundedCache.ts';

const cacheOf = (maxBytes: number) => new BoundedCache<string>({ maxBytes, bytesOf: (text) => text.length });

describe('a bounded cache', () => {
  it('gives what was put in', () => {
    const cache = cacheOf(10);
    cache.set('a', '12345');
    expect(cache.get('a')).toBe('12345');
    expect(cache.get('b')).toBeUndefined();
  });

  it('lets go of what was used longest ago', () => {
    const cache = cacheOf(10);
    cache.set('a', '12345');
    cache.set('b', '12345');
    cache.get('a');
    cache.set('c', '12345');
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['12345', undefined, '12345']);
  });

  it('knows what was used last, however often', () => {
    const cache = cacheOf(10);
    cache.set('a', '12345');
    cache.set('b', '12345');
    for (const key of ['b', 'a', 'a', 'b']) cache.get(key);
    cache.set('c', '12345');
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, '12345', '12345']);
  });

  it('counts a value that replaces another once', () => {
    const cache = cacheOf(10);
    for (let time = 0; time < 5; time += 1) cache.set('a', '12345');
    cache.set('b', '12345');
    expect(cache.size).toBe(2);
  });

  it('does not keep what is larger than itself, nor what stood there before', () => {
    const cache = cacheOf(10);
    cache.set('a', '1');
    cache.set('a', '12345678901');
    expect(cache.get('a')).toBeUndefined();
  });

  test('never holds more than its limit', () => {
    const uses = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(12)));
    fc.assert(
      fc.property(uses, (puts) => {
        const cache = cacheOf(20);
        for (const [key, length] of puts) cache.set(key, 'x'.repeat(length));
        const held = ['a', 'b', 'c', 'd', 'e'].reduce((sum, key) => sum + (cache.get(key)?.length ?? 0), 0);
        expect(held).toBeLessThanOrEqual(20);
      }),
    );
  });
});
