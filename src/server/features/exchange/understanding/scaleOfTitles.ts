import { moneyOf } from './measureOf.ts';
import { scaledUnit } from './scales.ts';

const IN_BRACKETS = /[([（]([^()[\]（）]{2,40})[)\]）]/gu;
const BEHIND =
  /(?:^|[\s,;:–—-])(?:in|en|em|w|v|i|σε|в|单位|単位|einheit|unit|units|unité|unidad|unidade)[\s:：]+(?=(\S+(?:\s\S+){0,3}))/giu;
const LONGEST = 200;
/** What is multiplied: `in thousands of lives` says nothing of figures. */
const MOST_REST = 12;

/** What a title says of all figures below it: `All figures in £ millions`, `(en milliers d'euros)`, `（単位：千円）`. */
export function scaleOfTitles(titles: readonly string[]): string | null {
  for (const title of titles) {
    if (title.length > LONGEST) continue;
    const pieces = [title, ...Array.from(title.matchAll(IN_BRACKETS), ([, inner = '']) => inner)].flatMap((text) => [
      ...(text === title ? [] : [text]),
      ...Array.from(text.matchAll(BEHIND), ([, behind = '']) => behind),
    ]);
    for (const piece of pieces) {
      const found = longestScale(piece);
      if (found !== null) return found;
    }
  }
  return null;
}

/** The words at its beginning that are money, or nothing but a scale. */
function longestScale(piece: string): string | null {
  const words = piece
    .replace(/[.,;:)\]]+$/, '')
    .trim()
    .split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const text = words.slice(0, count).join(' ');
    const { scale, unit } = scaledUnit(text);
    if (scale === 1 || unit.length > MOST_REST) continue;
    if (unit === '' ? count === words.length : moneyOf(unit) !== null) return text;
  }
  return null;
}
