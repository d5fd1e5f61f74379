import { wordsIn } from './foldText.ts';
import { errorsForgiven, isNearWord } from './nearWord.ts';

/** Every word of folded texts, once. Most pieces between blanks have been seen before: only new ones are taken apart. */
export function vocabularyOf(texts: Iterable<string>): ReadonlySet<string> {
  const pieces = new Set<string>();
  for (const text of texts) for (const piece of text.split(BLANK)) pieces.add(piece);
  const words = new Set<string>();
  for (const piece of pieces) for (const word of wordsIn(piece)) words.add(word);
  return words;
}

const BLANK = /[ \n]/;

/** Words that a vocabulary has for those that are typed: each with itself first, then those it may have been meant as. */
export function likeWords(typed: readonly string[], vocabulary: Iterable<string>): readonly (readonly string[])[] {
  const known = [...vocabulary];
  return typed.map((word) =>
    errorsForgiven(word) === 0 ? [word] : [word, ...known.filter((each) => isNearWord(word, each))],
  );
}

/** Whether a folded text has, for each word, one of those that stand for it. */
export function hasLikeWords(text: string, words: readonly (readonly string[])[]): boolean {
  return words.every((likes) => likes.some((like) => text.includes(like)));
}
