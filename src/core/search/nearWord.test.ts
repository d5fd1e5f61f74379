import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { errorsForgiven, isNearWord } from './nearWord.ts';

describe('typing errors', () => {
  it.each([
    ['polise', 'Police', true],
    ['polcie', 'Police', true],
    ['plice', 'Police', true],
    ['ppolice', 'Police', true],
    ['poli', 'Policeman', true],
    ['polise', 'Policeman', true],
    ['pplise', 'Police', false],
    ['overtme', 'overtime', true],
    ['ovretmie', 'overtime', true],
    ['ovxxxime', 'overtime', false],
    ['cafe', 'Café', true],
    ['müllabfur', 'Müllabfuhr', true],
    ['cat', 'car', false],
    ['car', 'cartography', true],
    ['2025', '2026', false],
    ['q1-2025', 'q1-2026', false],
    ['permits', 'permit', true],
    ['overtime', 'over', false],
    ['parks', 'barks', true],
    ['', 'anything', true],
  ] as const)('%j finds the word %j: %s', (typed, word, isNear) => {
    expect(isNearWord(foldText(typed), foldText(word))).toBe(isNear);
  });

  it('none is made in a word itself or its beginning', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (word, cut) => {
        expect(isNearWord(word.slice(0, 1 + (cut % word.length)), word)).toBe(true);
      }),
    );
  });

  it('forgiven are as many as a word is long enough for', () => {
    expect(['abc', 'abcd', 'abcdefg', 'abcdefgh', 'abcd1234'].map(errorsForgiven)).toEqual([0, 1, 1, 2, 0]);
  });
});
