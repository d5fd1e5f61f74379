import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { NumberMeaning } from './wholeSheet.ts';

/** A number of a cell as it is shown: with all its digits, as a day, as a percent. What is no number stays as it stands. */
export function numberText(text: string, meaning: NumberMeaning, isFrom1904: boolean): string {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) return text;
  switch (meaning) {
    case 'percent':
      return percentText(value);
    case 'date':
      return dateText(value, isFrom1904) ?? String(value);
    case 'number':
      return String(value);
  }
}

/** 0.07 times 100 is 7, not 7.000000000000001: the point is moved in the text. */
export function percentText(value: number): string {
  return `${Number(`${digitsOf(value)}e2`)}%`;
}

function digitsOf(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  return exponent === undefined ? mantissa : value.toFixed(20);
}

/** A number as its format shows it, where that has more decimals than its value: 1.1 as `1.10`. */
export function shownDecimals(value: number, decimals: number): string | null {
  const fixed = value.toFixed(decimals);
  return Number(fixed) === value && fixed !== String(value) ? fixed : null;
}

/** The letters that `WholeSheet.kinds` has for numbers. */
export const NUMBER_KINDS: Readonly<Record<NumberMeaning, string>> = { number: 'n', percent: 'p', date: 'd' };

/** Day 1 is 1900-01-01, but a 1900-02-29 is counted that never was: from March 1900 on days count from 1899-12-30. */
const EPOCH_1900 = -25_569;
const EPOCH_1904 = -24_107;
const MINUTES = 24 * 60;

function dateText(value: number, isFrom1904: boolean): string | null {
  const minutes = Math.round(value * MINUTES);
  const day = Math.floor(minutes / MINUTES) + (isFrom1904 ? EPOCH_1904 : EPOCH_1900);
  if (day < FIRST_DAY || day > LAST_DAY) return null;
  const rest = minutes - Math.floor(minutes / MINUTES) * MINUTES;
  const time = `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  return `${formatIsoDate(day as Day)}${rest === 0 ? '' : `T${time}`}`;
}

/** 1900-03-01 and 9999-12-31: outside them a number with a date format is no day. */
const FIRST_DAY = -25_508;
const LAST_DAY = 2_932_896;
