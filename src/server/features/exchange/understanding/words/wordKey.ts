import { foldText } from '#core/search/foldText.ts';

/** A text as words are compared: case, accents, width of letters and signs do not count, `MeasureLbl` is two words. */
export function wordKey(text: string): string {
  const parted = text
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return foldText(parted).replace(SIGNS, ' ').trim();
}

const SIGNS = /[\s_\-–—./:;,()[\]{}'’"“”„*?!|\\°]+/gu;

/** Languages that part no words by blanks. */
export const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How much of a text a phrase covers, from 0 (it is not in it) to 1 (it is all of it). */
export function coverage(text: string, phrase: string): number {
  if (text === phrase) return 1;
  if (UNPARTED.test(phrase)) return text.includes(phrase) ? phrase.length / text.length : 0;
  return ` ${text} `.includes(` ${phrase} `) ? phrase.length / text.length : 0;
}

/** Words by what they mean, parted by bars. */
export function phrases<Meaning extends string>(
  lists: Readonly<Record<Meaning, string>>,
): readonly (readonly [phrase: string, meaning: Meaning])[] {
  const found: [string, Meaning][] = [];
  for (const meaning in lists)
    for (const phrase of lists[meaning].split('|')) {
      const key = wordKey(phrase);
      if (key !== '') found.push([key, meaning]);
    }
  return found;
}
