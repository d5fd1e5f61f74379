import type { OwnField } from '#core/own/ownField.ts';
import { ENGLISH_FORMAT, type FormatWords } from './formatWords.ts';
import { digits, formatFullValue, type ValueUnit, withCounted, withUnit } from './number.ts';

/** Of percents without decimals of their own. */
const PERCENT_DECIMALS = [0, 2] as const;

/**
 * A number of an own field as people read it: with its decimals, percents with two at most, and its unit, currency or
 * percent sign.
 */
export function formatOwnNumber(
  value: number,
  { kind, decimals, unit }: Pick<OwnField, 'kind' | 'decimals' | 'unit'>,
  currency: string,
  words: FormatWords = ENGLISH_FORMAT,
): string {
  const valueType = kind === 'money' ? 'currency' : kind === 'percent' ? 'percent' : 'number';
  const counted: ValueUnit = { valueType, currency, unit };
  if (decimals === null && kind !== 'percent') return formatFullValue(value, counted, words);
  const range = decimals === null ? PERCENT_DECIMALS : ([decimals, decimals] as const);
  const text = withUnit(value, { valueType, currency, words }, (size) => digits(size, range, words));
  return withCounted(text, counted);
}
