const ELLIPSIS = '…';

/** Of the font's size: the average width of Inter's semibold letters. */
const LETTER = 0.56;
const WIDE = 1;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text to a width in font sizes, at whole characters; the server cannot measure text. */
export function fittedText(text: string, width: number): string {
  let used = 0;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    used += segmentWidth(segment);
    if (used > width) return `${kept.trimEnd()}${ELLIPSIS}`;
    kept += segment;
  }
  return kept;
}

/** In font sizes. */
export function widthOf(text: string): number {
  return Array.from(graphemes.segment(text), ({ segment }) => segmentWidth(segment)).reduce(
    (sum, each) => sum + each,
    0,
  );
}

function segmentWidth(segment: string): number {
  return WIDE_SCRIPT.test(segment) ? WIDE : LETTER;
}

const WIDE_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
