import type { Goal, ValueType } from '#core/goal/goal.ts';
import type { Plan } from '#core/plan/plan.ts';
import { ENGLISH_FORMAT, type FormatWords } from './formatWords.ts';

/**
 * What a value is counted in: its kind, the sign before an amount of money (`$` unless the plan says otherwise), and what
 * a number counts, such as days.
 */
export type ValueUnit = { readonly valueType: ValueType; readonly currency: string; readonly unit: string };

export const PLAIN_NUMBER: ValueUnit = { valueType: 'number', currency: '', unit: '' };
export const PLAIN_PERCENT: ValueUnit = { ...PLAIN_NUMBER, valueType: 'percent' };

/** What the values of a goal are counted in. */
export function valueUnitOf(
  { valueType, unit }: Pick<Goal, 'valueType' | 'unit'>,
  { currency }: Pick<Plan, 'currency'>,
): ValueUnit {
  return { valueType, currency, unit };
}

export const NOT_AVAILABLE = ENGLISH_FORMAT.notAvailable;

/** Numbers from here on are abbreviated on cards, and from there on on chart axes (rule 3.19). */
export const CARD_ABBREVIATES_FROM = 10_000;
const AXIS_ABBREVIATES_FROM = 1000;

const ABBREVIATIONS = [
  { name: 'thousand', size: 1e3 },
  { name: 'million', size: 1e6 },
  { name: 'billion', size: 1e9 },
] as const;
const LARGEST_ABBREVIATION = { name: 'trillion', size: 1e12 } as const;

/** From here on the short form is `999,999t+`: three hundred digits are no answer. */
const BEYOND_SHORT_FORM = 1e18;
const LARGEST_SHOWN = 999_999;

/** From here on a double's digits are not exact, so the full form uses a power of ten. */
const BEYOND_DIGITS = 1e21;

/** Fifteen digits are all a double holds of a decimal; the rest (0.1 + 0.2) is noise of adding. */
const EXACT_DIGITS = 15;

/** A number with more of both is none that somebody typed. */
const TYPED_DECIMALS = 4;
const TYPED_DIGITS = 6;

/** Below each of these a number shows one decimal more, so that a rate of 0.0034 does not read 0. */
const MORE_DECIMALS_BELOW = [0.1, 0.01, 0.001, 0.0001, 0.00001];

/**
 * A value as a card shows it: `-$12.3k`, `86%`, `9,999.5`, `N/A`. The sign stands first, then the currency, the percent
 * sign last; from 10,000 on abbreviated with k, m, b, t and one decimal at most. Money that is not whole has two
 * decimals. Anything that is not a finite number reads N/A (rule 3.19).
 */
export function formatCardValue(value: number | null, unit: ValueUnit, words: FormatWords = ENGLISH_FORMAT): string {
  return withUnit(value, { ...unit, words }, (size) => {
    const decimals = shownDecimals(size);
    if (reaches(size, CARD_ABBREVIATES_FROM, decimals)) return abbreviated(size, 1, words);
    return unit.valueType === 'currency' ? money(size, decimals, words) : digits(size, [0, decimals], words);
  });
}

/**
 * A value beside an axis, with exactly the decimals of its axis (axis.ts); from 1,000 on abbreviated, with two
 * decimals at most so that neighbouring grid lines do not read the same.
 */
export function formatAxisValue(
  value: number | null,
  unit: ValueUnit,
  decimals: number,
  words: FormatWords = ENGLISH_FORMAT,
): string {
  return withUnit(value, { ...unit, words }, (size) =>
    reaches(size, AXIS_ABBREVIATES_FROM, decimals)
      ? abbreviated(size, 2, words)
      : digits(size, [decimals, decimals], words),
  );
}

/** A value with all its digits and what it counts, for tooltips, tables and exports that people read. */
export function formatFullValue(value: number | null, unit: ValueUnit, words: FormatWords = ENGLISH_FORMAT): string {
  const shown = value === null ? null : withoutResidue(value);
  const text = withUnit(shown, { ...unit, words }, (size) => everyDigit(size, unit, words));
  return text === words.notAvailable ? text : withCounted(text, unit);
}

/** A number with every digit it was typed with, to be read again as the same; N/A where it is none. */
export function formatExactly(value: number | null, words: FormatWords = ENGLISH_FORMAT): string {
  return withUnit(value, { ...PLAIN_NUMBER, words }, (size) => everyDigit(size, PLAIN_NUMBER, words));
}

function everyDigit(size: number, { valueType }: ValueUnit, words: FormatWords): string {
  if (size >= BEYOND_DIGITS) return powerOfTen(size);
  const exact = Number.isInteger(size) ? size : Number(size.toPrecision(EXACT_DIGITS));
  return valueType === 'currency' ? money(exact, 20, words) : digits(exact, [0, 20], words);
}

/**
 * A number as people read it: as it is, unless it has more than 4 decimals and more than 6 digits. Such a number is what
 * a division left over, and is rounded: 88.2432121125 is 88.24, and 0.123456 stays.
 */
export function withoutResidue(value: number): number {
  if (Number.isInteger(value) || !Number.isFinite(value)) return value;
  const [factor = '', exponent = '0'] = Number(value.toPrecision(EXACT_DIGITS)).toExponential().split('e');
  const significant = factor.replace(/\D/g, '').length;
  const decimals = significant - 1 - Number(exponent);
  const isResidue = decimals > TYPED_DECIMALS && significant > TYPED_DIGITS;
  return Number(isResidue ? value.toFixed(shownDecimals(value)) : value.toPrecision(EXACT_DIGITS));
}

/** The text of a number with what it counts: `12 days`, `7.5 (0-10 scale)`. */
export function withCounted(text: string, { valueType, unit }: ValueUnit): string {
  if (valueType !== 'number' || unit === '') return text;
  return /^\d/.test(unit) ? `${text} (${unit})` : `${text} ${unit}`;
}

/**
 * A percent in whole hundreds as `86%`; none reads N/A. What is not complete never rounds up to 100%
 * (rule 3.16).
 */
export function formatPercent(percent: number | null, words: FormatWords = ENGLISH_FORMAT): string {
  const shown = percent !== null && percent > 99 && percent < 100 ? 99 : percent;
  return withUnit(shown, { ...PLAIN_PERCENT, words }, (size) =>
    size >= BEYOND_SHORT_FORM ? abbreviated(size, 1, words) : digits(size, [0, 0], words),
  );
}

/** How many decimals a number of this size shows at most: two, and for small ones as many as give two digits, up to seven. */
export function shownDecimals(value: number): number {
  const size = Math.abs(value);
  if (size === 0) return 2;
  return 2 + MORE_DECIMALS_BELOW.filter((limit) => size < limit).length;
}

/** A number with its sign and that of money or percent, as `write` writes its size; N/A where it is none. */
export function withUnit(
  value: number | null,
  { valueType, currency, words }: Omit<ValueUnit, 'unit'> & { readonly words: FormatWords },
  write: (size: number) => string,
): string {
  if (value === null || !Number.isFinite(value)) return words.notAvailable;
  const text = write(Math.abs(value));
  // What reads zero has no sign: neither -0 nor -0.001 is shown as less than nothing.
  const sign = value < 0 && /[1-9]/.test(text) ? '-' : '';
  switch (valueType) {
    case 'currency':
      return `${sign}${words.money(text, currency)}`;
    case 'percent':
      return `${sign}${words.percent(text)}`;
    case 'number':
      return `${sign}${text}`;
  }
}

/** Whether a size, rounded as it would be shown, reaches a limit: 9,999.995 reads 10,000. */
export function reaches(size: number, limit: number, decimals: number): boolean {
  return size >= limit - 0.5 / 10 ** decimals;
}

/** The first abbreviation that keeps the number under a thousand after rounding: 999,950 is 1m, not 1,000k. */
export function abbreviated(size: number, decimals: number, words: FormatWords): string {
  if (size >= BEYOND_SHORT_FORM) return `${digits(LARGEST_SHOWN, [0, 0], words)}${words.trillion}+`;
  const abbreviation = ABBREVIATIONS.find((each) => !reaches(size / each.size, 1000, decimals)) ?? LARGEST_ABBREVIATION;
  return `${digits(size / abbreviation.size, [0, decimals], words)}${words[abbreviation.name]}`;
}

function money(size: number, decimals: number, words: FormatWords): string {
  return digits(size, [2, decimals], words).replace(/[.,]00$/, '');
}

function powerOfTen(size: number): string {
  const [factor, exponent] = size.toExponential().split('e+');
  return `${factor}×10^${exponent}`;
}

const writers = new Map<string, Intl.NumberFormat>();

/** Digits in groups of three, rounded half away from zero by their decimal value; so many decimals at least and at most. */
export function digits(size: number, [least, most]: readonly [number, number], words: FormatWords): string {
  const key = `${words.digits}-${least}-${most}`;
  const writer =
    writers.get(key) ??
    new Intl.NumberFormat(words.digits, { minimumFractionDigits: least, maximumFractionDigits: most });
  writers.set(key, writer);
  return writer.format(size);
}
