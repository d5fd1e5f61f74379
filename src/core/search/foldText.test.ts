import { describe, expect, it } from 'vitest';
import { foldText, wordsIn, wordsOf } from './foldText.ts';

describe('a text as searches compare it', () => {
  it.each([
    ['Zürich', 'zurich', 'case and accents do not count'],
    ['ZÜRICH', 'zurich', 'nor do those of capitals'],
    ['İzmir', 'izmir', 'a capital whose small letter is longer keeps its place'],
    ['Straße', 'straße', 'a letter that is none of the alphabet with an accent stays'],
    ['한국', '한국', 'a character that would come apart stays as it is'],
  ])('%s reads %s: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(text)).toHaveLength(text.length);
  });

  it('has its words parted by blanks', () => {
    expect(wordsOf('  Police  Overtime ')).toEqual(['police', 'overtime']);
    expect(wordsOf('   ')).toEqual([]);
  });

  it('has the words of a text without the signs between them', () => {
    expect(wordsIn('police (overtime), 2026')).toEqual(['police', 'overtime', '2026']);
    expect(wordsIn('–')).toEqual([]);
  });
});
