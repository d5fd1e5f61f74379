import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { history as de } from '#languages/de/page/history.ts';
import { history as en } from '#languages/en/page/history.ts';
import { history as es } from '#languages/es/page/history.ts';
import { history as fr } from '#languages/fr/page/history.ts';
import { whatText } from './changedText.ts';

test.each([
  ['Goal added', 'Goal added'],
  ['Undone: Goal added', 'Undone: Goal added'],
  ['Undone: Undone: Goal added', 'Redone: Goal added'],
  ['Undone: Undone: Undone: Goal added', 'Undone: Goal added'],
  ['Undone: Imported goals.csv, entries.csv', 'Undone: Imported goals.csv, entries.csv'],
  ['Periods closed until Sep 30, 2026', 'Periods closed'],
  ['Commented, mentioning Ada Example', 'Comment mentioning Ada Example'],
  ['Something else', 'Something else'],
])('%s is called %s, however often it was undone', (what, expected) => {
  expect(whatText(what)).toBe(expected);
});

test('what names a person, a department or a file is said in every language', () => {
  const catalogues = { de, en, es, fr };
  for (const language of LANGUAGES) {
    const { whatsOf } = catalogues[language];
    expect(Object.keys(whatsOf), language).toEqual(Object.keys(en.whatsOf));
    for (const sentence of Object.values(whatsOf)) expect(sentence('Harbor'), language).toContain('Harbor');
  }
  expect(fr.whatsOf['Invited:']('eve@example.org')).not.toContain('Invited');
});
