import { expect, it } from 'vitest';
import { whatIf as de } from '#languages/de/page/whatIf.ts';
import { whatIf as en } from '#languages/en/page/whatIf.ts';
import { whatIf as es } from '#languages/es/page/whatIf.ts';
import { whatIf as fr } from '#languages/fr/page/whatIf.ts';

it('what it takes to end at a value is said with the actual and the period it is due in', () => {
  expect(en.neededLast({ end: '29.5', to: 'Jun' })).toBe(
    'For the year to end at 29.5, the actual has to reach 29.5 by Jun.',
  );
});

it.each<[Pick<typeof en, 'neededSum' | 'neededAverage' | 'neededLast'>, string]>([
  [de, 'Dez.'],
  [en, 'Dec'],
  [es, 'dic'],
  [fr, 'déc.'],
])('a month that is abbreviated ends no sentence', (words, month) => {
  for (const from of [month, 'T3']) {
    const part = { end: '29', rest: '20', pace: '4', from, to: month };
    const sentences = [words.neededSum(part), words.neededAverage(part), words.neededLast(part)];
    expect(sentences.filter((sentence) => sentence.includes('..'))).toEqual([]);
  }
});
