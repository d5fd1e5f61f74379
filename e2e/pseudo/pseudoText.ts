const ACCENTED: ReadonlyMap<string, string> = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter, index): [string, string] => [
    letter,
    Array.from('àƀçđéƒĝĥîĵķļḿñôƥɋřšţûṽŵẋýž')[index] ?? letter,
  ]).flatMap(([letter, accented]) => [
    [letter, accented],
    [letter.toUpperCase(), accented.toUpperCase()],
  ]),
);

const LONGER_BY = 0.4;

/** `Goals` as `Ĝôàļš~~`: every letter accented, and as much longer as translations get. */
export function pseudoText(text: string): string {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  const accented = Array.from(text, (letter) => ACCENTED.get(letter) ?? letter).join('');
  return `${accented}${'~'.repeat(Math.ceil(letters * LONGER_BY))}`;
}

/** All texts of a catalogue so; those with blanks once they are filled in. */
export function pseudoTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (typeof texts === 'function') return (...blanks: unknown[]) => pseudoTexts(texts(...blanks));
  if (Array.isArray(texts)) return texts.map(pseudoTexts);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudoTexts(text)]));
}
