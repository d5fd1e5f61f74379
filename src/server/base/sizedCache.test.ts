import { describe, expect, it } from 'vitest';
import { countedCache, sizedCache } from './sizedCache.ts';

const cacheOf = (maxBytes: number) =>
  sizedCache<{ readonly bytes: number }>({ maxBytes, bytesOf: ({ bytes }) => bytes });

describe('a cache of limited size', () => {
  it.each([
    ['nothing', 0],
    ['a part of a byte', 0.3],
    ['a size that is not whole', 7.5],
    ['just its limit', 10],
  ])('keeps a value of %s', (_, bytes) => {
    const cache = cacheOf(10);
    cache.set('a', { bytes });
    expect(cache.get('a')).toEqual({ bytes });
  });

  it('does not keep what is larger than itself, nor what stood there before', () => {
    const cache = cacheOf(10);
    cache.set('a', { bytes: 1 });
    cache.set('a', { bytes: 11 });
    expect(cache.get('a')).toBeUndefined();
  });

  it('lets go of what was used longest ago', () => {
    const cache = cacheOf(10);
    cache.set('a', { bytes: 5 });
    cache.set('b', { bytes: 5 });
    cache.get('a');
    cache.set('c', { bytes: 5 });
    expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true]);
  });
});

it('a cache of so many values lets go of what was used longest ago', () => {
  const cache = countedCache<string>(2);
  cache.set('a', '1');
  cache.set('b', '2');
  cache.get('a');
  cache.set('c', '3');
  expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true]);
});
