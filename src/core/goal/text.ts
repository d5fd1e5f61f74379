const ELLIPSIS = '…';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text of more than `longerThan` characters cut to its first `keep` and an ellipsis. A character is what a reader
 * takes for one: an emoji of several code points or a letter with its accents is never split.
 */
export function cutText(text: string, limits: { readonly longerThan: number; readonly keep: number }): string {
  // A text has at least as many code units as characters, so most are short without being cut up.
  if (text.length <= limits.longerThan) return text;
  const ends: number[] = [];
  for (const { index, segment } of graphemes.segment(text)) {
    ends.push(index + segment.length);
    if (ends.length > limits.longerThan) return `${text.slice(0, ends[limits.keep - 1])}${ELLIPSIS}`;
  }
  return text;
}
