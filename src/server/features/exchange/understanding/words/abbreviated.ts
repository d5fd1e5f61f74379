import { wordKey } from './wordKey.ts';

type Abbreviated<Meaning extends string> = (text: string) => ReadonlySet<Meaning>;

/** Finds what texts with words cut short by a dot mean: `Μον. μέτρ.` for `μονάδα μέτρησης`. */
export function abbreviated<Meaning extends string>(
  all: readonly (readonly [phrase: string, meaning: Meaning])[],
): Abbreviated<Meaning> {
  const byLength = new Map<number, { readonly words: readonly string[]; readonly meaning: Meaning }[]>();
  for (const [phrase, meaning] of all) {
    const words = phrase.split(' ');
    const list = byLength.get(words.length);
    if (list === undefined) byLength.set(words.length, [{ words, meaning }]);
    else list.push({ words, meaning });
  }
  return (text) => {
    const words = text
      .normalize('NFKC')
      .trim()
      .split(/\s+/)
      .map((word) => ({ key: wordKey(word), isCut: /\p{L}\.$/u.test(word) }));
    const isOfWords = words.every(({ key }) => key !== '' && !key.includes(' '));
    if (!isOfWords || !words.some(({ isCut, key }) => isCut && key.length >= LEAST)) return new Set();
    return new Set(
      (byLength.get(words.length) ?? []).flatMap(({ words: whole, meaning }) => {
        const isSo = words.every(({ key, isCut }, at) => {
          const word = whole[at] ?? '';
          return word === key || (isCut && key.length >= LEAST && word.startsWith(key));
        });
        return isSo ? [meaning] : [];
      }),
    );
  };
}

/** A letter alone may stand for anything. */
const LEAST = 2;
