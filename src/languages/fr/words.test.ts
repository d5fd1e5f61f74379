import { describe, expect, it } from 'vitest';
import { inSentence, toEndOf } from '#languages/fr/page/period.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';
import { words } from './page/words.ts';

it.each([
  [0, '0 objectif'],
  [1, '1 objectif'],
  [10_000, '10\u202f000 objectifs'],
])('a view says in French that it counts %i goals', (goals, french) => {
  expect(counts.counted(goals)).toBe(french);
});

describe('a French day of the month', () => {
  it('is 1er for the first', () => {
    expect(format.dayOfMonth(1, 'mai', 'D/M/Y')).toBe('1er mai');
  });

  it('is its figure for any other', () => {
    expect(format.dayOfMonth(21, 'mai', 'D/M/Y')).toBe('21 mai');
  });
});

describe('a French period', () => {
  it.each([
    ['Semaine du 6 oct 2026', 'la semaine du 6 oct 2026', 'à la semaine du 6 oct 2026'],
    ['la semaine du 6 oct 2026', 'la semaine du 6 oct 2026', 'à la semaine du 6 oct 2026'],
    ['oct 2026', 'oct 2026', 'à fin oct 2026'],
    ['T2 EX27', 'T2 EX27', 'à fin T2 EX27'],
  ])('%s within a sentence', (period, within, end) => {
    expect(inSentence(period)).toBe(within);
    expect(toEndOf(period)).toBe(end);
  });
});

it('a French label has a no-break space before its colon', () => {
  expect(words.labelled('Niveau')).toBe('Niveau\u00a0:');
});
