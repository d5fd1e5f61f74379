import { expect, it } from 'vitest';
import { feeds as de } from './de/page/feeds.ts';
import { feeds as en } from './en/page/feeds.ts';
import { feeds as es } from './es/page/feeds.ts';
import { feeds as fr } from './fr/page/feeds.ts';

const texts = { de, en, es, fr };

it.each([
  ['en', 1, 1, '1 of 1 feed brings figures.'],
  ['en', 1, 3, '1 of 3 feeds brings figures.'],
  ['en', 2, 3, '2 of 3 feeds bring figures.'],
  ['de', 1, 1, '1 von 1 Datenabruf bringt Werte.'],
  ['de', 2, 3, '2 von 3 Datenabrufen bringen Werte.'],
  ['fr', 1, 1, '1 flux sur 1 apporte des valeurs.'],
  ['fr', 2, 3, '2 flux sur 3 apportent des valeurs.'],
  ['es', 1, 1, '1 de 1 carga trae valores.'],
  ['es', 2, 3, '2 de 3 cargas traen valores.'],
] as const)('how many feeds work has the number of its nouns and verbs: %s, %i of %i', (language, works, all, text) => {
  expect(texts[language].verdict(works, all)).toBe(text);
});
