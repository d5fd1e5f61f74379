/**
 * A text as searches compare it: case and accents do not count. Every UTF-16 unit keeps its place, so that what is
 * found can be marked in the text itself.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [...text].map(foldCharacter).join('');
  return PLAIN.test(lower) ? lower : [...lower].map(foldCharacter).join('');
}

/** The words of a search, folded; blanks part them. */
export function wordsOf(text: string): readonly string[] {
  const words = foldText(text.normalize('NFC').trim()).split(/\s+/);
  return words.filter((word) => word !== '');
}

/** ASCII has no accents: most texts are done without looking at each character. */
const PLAIN = /^[\x20-\x7e]*$/;

function foldCharacter(character: string): string {
  const base = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return base.length === character.length ? base : character;
}
