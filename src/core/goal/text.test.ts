import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './text.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const ACCENTED = 'e\u0301';

describe('cutting a text', () => {
  it.each([
    ['', ''],
    ['abcde', 'abcde'],
    ['abcdef', 'abc…'],
    [FAMILY.repeat(5), FAMILY.repeat(5)],
    [FAMILY.repeat(6), `${FAMILY.repeat(3)}…`],
    [ACCENTED.repeat(5), ACCENTED.repeat(5)],
    [ACCENTED.repeat(6), `${ACCENTED.repeat(3)}…`],
    [`ab${FAMILY}def`, `ab${FAMILY}…`],
    ['🇨🇭🇨🇭🇨🇭🇨🇭🇨🇭🇨🇭', '🇨🇭🇨🇭🇨🇭…'],
  ])('%s becomes %s when more than 5 characters are cut to 3', (text, cut) => {
    expect(cutText(text, { longerThan: 5, keep: 3 })).toBe(cut);
  });

  it('never splits a character, and never makes a text longer', () => {
    const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const split = (text: string) => [...characters.segment(text)].map(({ segment }) => segment);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const whole = split(text);
        const cut = cutText(text, { longerThan: 20, keep: 18 });
        expect(cut).toBe(whole.length > 20 ? `${whole.slice(0, 18).join('')}…` : text);
      }),
    );
  });
});
