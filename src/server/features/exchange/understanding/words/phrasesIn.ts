import { UNPARTED } from './wordKey.ts';

export type PhraseFound<Meaning extends string> = {
  readonly concept: Meaning;
  /** How much of the text its longest phrase covers, from 0 to 1. */
  readonly cover: number;
};

/** The last words of compounds: `Wirkungsziel` is an objective, `Jahreszielwert` a target. */
const COMPOUND =
  /^\p{L}{2,}?(ziele?|zielwert|sollwert|istwert|zielzustand|istzustand|kennzahl(?:en)?|kennziffer|indikator(?:en)?|indicator(?:en)?|massnahmen?|massnahme|handlungsfeld|schwerpunkt|bereich|doel|doelen|doelstelling(?:en)?|streefwaarde|nyckeltal|mal|malvarde|tavoite|tavoitteet|mittari|mittarit|arvo|verantwortlich(?:er|e|en)?|verantwortung|einheit|status|wert)$/u;
const AS_COMPOUND = 0.9;

/** Finds the phrases of lists in texts, each with how much of the text it covers. */
export function phrasesIn<Meaning extends string>(
  all: readonly (readonly [phrase: string, meaning: Meaning])[],
): (text: string) => PhraseFound<Meaning>[] {
  const parted = new Map<string, Meaning[]>();
  const unparted: (readonly [phrase: string, meaning: Meaning])[] = [];
  let longest = 1;
  for (const [phrase, meaning] of all) {
    if (UNPARTED.test(phrase)) unparted.push([phrase, meaning]);
    const key = withoutArticles(phrase);
    const meanings = parted.get(key);
    if (meanings === undefined) parted.set(key, [meaning]);
    else if (!meanings.includes(meaning)) meanings.push(meaning);
    longest = Math.max(longest, key.split(' ').length);
  }
  return (given) => {
    const text = withoutArticles(given);
    const words = text.split(' ');
    const best = new Map<Meaning, number>();
    const note = (meanings: readonly Meaning[] | undefined, cover: number): void => {
      for (const meaning of meanings ?? []) if (cover > (best.get(meaning) ?? 0)) best.set(meaning, cover);
    };
    for (let from = 0; from < words.length; from += 1) {
      let phrase = '';
      for (let to = from; to < Math.min(words.length, from + longest); to += 1) {
        phrase = phrase === '' ? (words[to] ?? '') : `${phrase} ${words[to]}`;
        note(parted.get(phrase), phrase.length / text.length);
      }
      const word = words[from] ?? '';
      const last = COMPOUND.exec(word)?.[1];
      if (last !== undefined) note(parted.get(last), (word.length / text.length) * AS_COMPOUND);
    }
    if (UNPARTED.test(text))
      for (const [phrase, meaning] of unparted) if (text.includes(phrase)) note([meaning], phrase.length / text.length);
    return [...best].map(([concept, cover]) => ({ concept, cover }));
  };
}

/** The Arabic article is written with its word. */
function withoutArticles(text: string): string {
  return text.replace(/(^| )ال(?=\p{L}{3})/gu, '$1');
}
