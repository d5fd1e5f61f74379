import { ENGLISH_FORMAT, type FormatWords } from './formatWords.ts';
import { digits, formatCardValue, PLAIN_NUMBER, shownDecimals, type ValueUnit, withUnit } from './number.ts';

/**
 * A value as a sentence or a row of figures tells it: as on a card, percents with one decimal at most, unless they are
 * below 0.1%.
 */
export function formatTold(value: number | null, unit: ValueUnit, words: FormatWords = ENGLISH_FORMAT): string {
  if (unit.valueType !== 'percent' || value === null || Math.abs(value) >= MOST_PLAIN)
    return formatCardValue(value, unit, words);
  return withUnit(value, { ...PLAIN_NUMBER, valueType: 'percent', words }, (size) =>
    digits(size, [0, percentDecimals(size)], words),
  );
}

/**
 * How far two values lie apart as they are told, so that figures that stand together add up: 72.857% and 85% are told as
 * 72.9 and 85, and 12.1 lie between. What is abbreviated differs by the whole numbers.
 */
export function toldDifference(actual: number | null, target: number | null, unit: ValueUnit): number | null {
  return actual === null || target === null ? null : toldNumber(actual, unit) - toldNumber(target, unit);
}

/** The number that the text of a told value says; of an abbreviated one itself, for its text says too little. */
function toldNumber(value: number, { valueType }: ValueUnit): number {
  if (Math.abs(value) >= MOST_PLAIN) return value;
  return Number(value.toFixed(valueType === 'percent' ? percentDecimals(value) : shownDecimals(value)));
}

/** From here on numbers are abbreviated as on cards. */
const MOST_PLAIN = 9_999;

function percentDecimals(percent: number): number {
  const decimals = shownDecimals(percent);
  return decimals === 2 ? 1 : decimals;
}
