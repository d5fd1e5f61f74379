import { expect, it } from 'vitest';
import { hasLikeWords, likeWords, vocabularyOf } from './likeWords.ts';

const VOCABULARY = vocabularyOf(['police (overtime)\nfire', 'police station']);

it('a vocabulary has every word of the texts once', () => {
  expect([...VOCABULARY]).toEqual(['police', 'overtime', 'fire', 'station']);
});

it.each([
  ['polise', ['polise', 'police']],
  ['police', ['police', 'police']],
  ['fie', ['fie']],
  ['harbour', ['harbour']],
])('%s stands for itself and for the words it may have been meant as', (typed, words) => {
  expect(likeWords([typed], VOCABULARY)).toEqual([words]);
});

it.each([
  ['police overtime', true],
  ['police', false],
  ['overtime', false],
])('%j has, for each word, one of those that stand for it: %s', (text, isFound) => {
  expect(hasLikeWords(text, likeWords(['polise', 'overtme'], VOCABULARY))).toBe(isFound);
});
