import type { OwnField } from '#core/own/ownField.ts';
import { ENGLISH_FORMAT, type FormatWords } from './formatWords.ts';
import { digits, formatFullValue, type ValueUnit, withCounted, withUnit } from './number.ts';

/** A number of an own field as people read it: with its decimals, and its unit, currency or percent sign. */
export function formatOwnNumber(
  value: number,
  { kind, decimals, unit }: Pick<OwnField, 'kind' | 'decimals' | 'unit'>,
  currency: string,
  words: FormatWords = ENGLISH_FORMAT,
): string {
  const valueType = kind === 'money' ? 'currency' : kind === 'percent' ? 'percent' : 'number';
  const counted: ValueUnit = { valueType, currency, unit };
  if (decimals === null) return formatFullValue(value, counted, words);
  const text = withUnit(value, { valueType, currency, words }, (size) => digits(size, [decimals, decimals], words));
  return withCounted(text, counted);
}
