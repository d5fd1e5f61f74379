import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#core/search/foldText.ts';
import { markMatches } from './markMatches.ts';

function marked(text: string, search: string, window?: number): string {
  return markMatches(text, search, window)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');
}

describe('what a search found', () => {
  it.each([
    ['Permits backlog', 'permit', '[Permit]s backlog'],
    ['Move every permit application online', 'application permit', 'Move every [permit] [application] online'],
    ['Café and cafe', 'CAFE', '[Café] and [cafe]'],
    ['Nothing here', 'permit', 'Nothing here'],
    ['Anything', '', 'Anything'],
    ['banana', 'an', 'b[anan]a'],
    ['banana', 'ana nan', 'b[anan]a'],
    ['İstanbul permit', 'permit', 'İstanbul [permit]'],
  ])('in %j by %j is marked: %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });

  it.each([
    ['far beyond', 0, 28],
    ['one character beyond', 1, null],
    ['just within', 0, null],
  ])('%s the window is seen all the same', (place, short, window) => {
    const title = 'Reduce the turnaround for building permits, from complete application';
    const end = title.indexOf('permit') + 'permit'.length;
    expect(marked(title, 'permit', window ?? end - short)).toBe(
      place === 'just within'
        ? 'Reduce the turnaround for building [permit]s, from complete application'
        : '… building [permit]s, from complete application',
    );
  });

  it.each([
    ['polise', '[Police] overtime'],
    ['polise overtime', '[Police] [overtime]'],
    ['ovrtime', 'Police [overtime]'],
    ['zoning', 'Police overtime'],
  ])('is marked where %j may have been meant', (search, result) => {
    expect(marked('Police overtime', search)).toBe(result);
  });

  it('stands whole even in a word longer than the window', () => {
    expect(marked(`${'x'.repeat(40)}permit`, 'permit', 20)).toBe('… [permit]');
  });

  it('never changes the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 3 }), (text, search) => {
        expect(
          markMatches(text, search)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
        expect(foldText(text)).toHaveLength(text.length);
      }),
    );
  });
});
