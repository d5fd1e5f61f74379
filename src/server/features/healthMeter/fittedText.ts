const ELLIPSIS = '…';

/** Of the font's size: Inter's semibold letters are this wide on average, signs of wide scripts a whole one. */
const LETTER = 0.56;
const WIDE = 1;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text cut to about so many times its font's size, at whole characters; nothing measures text on the server. */
export function fittedText(text: string, width: number): string {
  let used = 0;
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    used += WIDE_SCRIPT.test(segment) ? WIDE : LETTER;
    if (used > width) return `${kept.trimEnd()}${ELLIPSIS}`;
    kept += segment;
  }
  return kept;
}

const WIDE_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
