import { describe, expect, it } from 'vitest';
import { inSentence, toEndOf } from '#languages/fr/page/period.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';
import { words } from './page/words.ts';

describe('what a view says in French that it counts', () => {
  it.each([
    [0, 0, false, '0 objectif'],
    [1, 0, false, '1 objectif'],
    [89, 0, true, '89 objectifs de tous niveaux'],
    [71, 40, false, '71 objectifs, dont 40 dans des groupes'],
    [5, 5, false, '5 objectifs, dans des groupes'],
    [10_000, 1_200, false, '10\u202f000 objectifs, dont 1\u202f200 dans des groupes'],
  ])('%i goals, %i of them in groups, all levels: %s', (goals, inGroups, areAllLevels, french) => {
    expect(counts.counted({ goals, inGroups, areAllLevels })).toBe(french);
  });

  it.each([
    [1, '1 groupe non compté'],
    [5, '5 groupes non comptés'],
  ])('%i groups are not counted', (groups, french) => {
    expect(counts.groups(groups)).toBe(french);
  });
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
