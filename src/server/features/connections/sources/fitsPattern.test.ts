import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsPattern } from './fitsPattern.ts';

describe('a name', () => {
  it.each([
    ['a-1.csv', 'a-*.csv', true],
    ['a-.csv', 'a-*.csv', true],
    ['a.csv', 'a-*.csv', false],
    ['a-1.csv.bak', 'a-*.csv', false],
    ['a-1xcsv', 'a-*.csv', false],
    ['a.csv', 'a.csv', true],
    ['a.csv', '*', true],
    ['', '*', true],
    ['abc', '**', true],
    ['aba', 'ab*ba', false],
    ['abba', 'ab*ba', true],
    ['a+b(1).csv', 'a+b(*).csv', true],
    ['A.CSV', 'a*.csv', false],
  ])('%j fits %j: %s', (name, pattern, fits) => {
    expect(fitsPattern(name, pattern)).toBe(fits);
  });

  it('fits as a regular expression says, of any few letters and stars', () => {
    const few = (letters: string[]) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 });
    fc.assert(
      fc.property(few(['a', 'b']), few(['a', 'b', '*']), (name, pattern) => {
        const expected = new RegExp(`^${pattern.replaceAll(/\*+/g, '.*')}$`).test(name);
        expect(fitsPattern(name, pattern)).toBe(expected);
      }),
    );
  });

  it('is compared at once with a pattern of many stars that nearly fits', () => {
    const name = `${'a'.repeat(10_000)}b`;
    expect(fitsPattern(name, `${'*a'.repeat(5_000)}`)).toBe(false);
    expect(fitsPattern(name, `${'a*'.repeat(5_000)}b`)).toBe(true);
  });
});
