import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchedMap } from './patchedMap.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const start = fc.dictionary(key, fc.integer(), { noNullPrototype: true });
const changes = fc.array(fc.array(fc.tuple(key, fc.option(fc.integer()))));

describe('a patched map', () => {
  it('says what a copied and changed map says, after any number of changes', () => {
    fc.assert(
      fc.property(start, changes, (first, rounds) => {
        const plain = new Map(Object.entries(first));
        let patched: ReadonlyMap<string, number> = new Map(plain);
        for (const round of rounds) {
          patched = patchedMap(patched, new Map(round));
          for (const [name, value] of new Map(round)) {
            if (value === null) plain.delete(name);
            else plain.set(name, value);
          }
          expect(Object.fromEntries(patched)).toEqual(Object.fromEntries(plain));
          expect([patched.size, [...patched.keys()].sort()]).toEqual([plain.size, [...plain.keys()].sort()]);
          for (const name of 'abcdef') {
            expect([patched.get(name), patched.has(name)]).toEqual([plain.get(name), plain.has(name)]);
          }
        }
      }),
    );
  });

  it('leaves the one before as it was', () => {
    const before = new Map([['a', 1]]);
    const next = patchedMap(before, new Map([['a', 2]]));
    const later = patchedMap(next, new Map([['a', null]]));
    expect([before.get('a'), next.get('a'), later.get('a')]).toEqual([1, 2, undefined]);
  });

  it('becomes a map of its own after many differences, and says the same', () => {
    const many = new Map(Array.from({ length: 600 }, (_, index) => [`k${index}`, index]));
    const patched = patchedMap(new Map([['a', 1]]), many);
    expect(patched).toBeInstanceOf(Map);
    expect(patched.size).toBe(601);
  });
});
