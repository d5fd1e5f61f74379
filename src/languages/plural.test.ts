import { expect, it } from 'vitest';
import { pluralIn } from './plural.ts';

it.each([
  ['fr', [0, 1, 1.5, 2], ['jour', 'jour', 'jour', 'jours'], { one: 'jour', other: 'jours' }],
  ['es', [0, 1, 1.5, 2], ['días', 'día', 'días', 'días'], { one: 'día', other: 'días' }],
  ['pl', [1, 3, 5, 22], ['dzień', 'dni', 'dni', 'dni'], { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' }],
])('a form is chosen by the rules of the language: %s', (language, counts, texts, forms) => {
  const plural = pluralIn(language);
  expect(counts.map((count) => plural(count, forms))).toEqual(texts);
});

it('where a language has more forms than a text gives, the last is taken', () => {
  expect(pluralIn('fr')(1_000_000, { one: 'jour', other: 'jours' })).toBe('jours');
});
