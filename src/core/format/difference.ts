import { ENGLISH_FORMAT, type FormatWords } from './formatWords.ts';
import {
  abbreviated,
  CARD_ABBREVIATES_FROM,
  digits,
  formatCardValue,
  formatFullValue,
  PLAIN_NUMBER,
  reaches,
  shownDecimals,
  type ValueUnit,
  withCounted,
  withoutResidue,
  withUnit,
} from './number.ts';

/**
 * A difference with its sign in front, a plus too, as it is read beside what it differs from: `+$52k`, `-$3k`, `0`. Two
 * percents differ by points, `-2.0 points`: 2% less would be another number.
 */
export function formatDifference(
  difference: number | null,
  unit: ValueUnit,
  words: FormatWords = ENGLISH_FORMAT,
): string {
  return withPlus(difference, signedDistance(difference, unit, words));
}

/** The same with all its digits. */
export function formatFullDifference(
  difference: number | null,
  unit: ValueUnit,
  words: FormatWords = ENGLISH_FORMAT,
): string {
  const text =
    unit.valueType === 'percent' ? inPoints(difference, 20, words) : formatFullValue(difference, unit, words);
  return withPlus(difference, text);
}

/** How far two values lie apart, without a sign: `$52k`, `2.0 points`, `12 days`. */
export function formatDistance(distance: number, unit: ValueUnit, words: FormatWords = ENGLISH_FORMAT): string {
  return withCounted(signedDistance(Math.abs(distance), unit, words), unit);
}

function signedDistance(difference: number | null, unit: ValueUnit, words: FormatWords): string {
  if (unit.valueType !== 'percent') return formatCardValue(difference, unit, words);
  return inPoints(difference, difference === null ? 0 : shownDecimals(difference), words);
}

function inPoints(difference: number | null, most: number, words: FormatWords): string {
  if (difference === null || !Number.isFinite(difference)) return words.notAvailable;
  const text = withUnit(withoutResidue(difference), { ...PLAIN_NUMBER, words }, (size) =>
    reaches(size, CARD_ABBREVIATES_FROM, most)
      ? abbreviated(size, 1, words)
      : digits(size, [1, Math.max(1, most)], words),
  );
  return words.points(text);
}

/** The text of a difference with a plus in front where it is more than nothing, as shown; `N/A` and `0` stay. */
export function withPlus(difference: number | null, text: string): string {
  return difference !== null && difference > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
