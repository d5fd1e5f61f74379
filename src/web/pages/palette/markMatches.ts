import { foldText, wordsOf } from '#core/search/foldText.ts';
import { errorsForgiven, isNearWord } from '#core/search/nearWord.ts';

export type TextPart = {
  readonly text: string;
  readonly isMatch: boolean;
  readonly at: number;
};

/**
 * Splits a text into matches and the rest. With a `window`, a text whose first match lies beyond that many characters
 * begins a little before it, so that it is visible on one line (screens, palette rows).
 */
export function markMatches(text: string, search: string, window: number = Number.POSITIVE_INFINITY): TextPart[] {
  const spans = spansOf(foldText(text), wordsOf(search));
  const [first] = spans;
  const from = first === undefined || first.end <= window ? 0 : windowStart(text, first.start);
  const parts: TextPart[] = from > 0 ? [{ text: ELLIPSIS, isMatch: false, at: 0 }] : [];
  let at = from;
  for (const { start, end } of spans) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false, at });
    parts.push({ text: text.slice(start, end), isMatch: true, at: start });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false, at });
  return parts;
}

const ELLIPSIS = '… ';

const LEAD = 12;

type Span = { readonly start: number; readonly end: number };

/** Overlapping and adjacent matches are merged. */
function spansOf(folded: string, words: readonly string[]): readonly Span[] {
  const spans = words.flatMap((word) => placesOf(folded, word)).toSorted((one, other) => one.start - other.start);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last === undefined || span.start > last.end) joined.push(span);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return joined;
}

function placesOf(folded: string, word: string): readonly Span[] {
  const places: Span[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    places.push({ start: at, end: at + word.length });
  }
  return places.length > 0 || errorsForgiven(word) === 0 ? places : nearPlaces(folded, word);
}

function nearPlaces(folded: string, typed: string): readonly Span[] {
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => isNearWord(typed, word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

function windowStart(text: string, match: number): number {
  const earliest = Math.max(0, match - LEAD);
  const blank = text.slice(earliest, match).search(/\s/);
  return blank < 0 ? match : earliest + blank + 1;
}
