import { readIsoDate } from '#core/calendar/date.ts';
import type { OwnField } from './ownField.ts';
import { isNumeric } from './ownValue.ts';
import type { OwnValue } from './ownValues.ts';

/** In characters. */
export const OWN_TEXT_LIMITS = { text: 500, long_text: 20_000, link: 2000 } as const;

export type OwnProblem =
  | 'text'
  | 'textLong'
  | 'lines'
  | 'number'
  | 'date'
  | 'option'
  | 'options'
  | 'person'
  | 'link'
  | 'yesNo';

/** What is wrong with a value that a call gives a field; null for nothing. */
export function ownProblem(
  { kind, options }: OwnField,
  value: OwnValue,
  isPerson: (id: string) => boolean,
): OwnProblem | null {
  const isOption = (id: string) => options.some((option) => option.id === id);
  if (isNumeric(kind)) return typeof value === 'number' && Number.isFinite(value) ? null : 'number';
  switch (kind) {
    case 'choices':
      return typeof value === 'object' && value.every(isOption) ? null : 'options';
    case 'yes_no':
      return typeof value === 'boolean' ? null : 'yesNo';
    case 'choice':
      return typeof value === 'string' && isOption(value) ? null : 'option';
    case 'person':
      return typeof value === 'string' && isPerson(value) ? null : 'person';
    case 'date':
      return typeof value === 'string' && readIsoDate(value) !== null ? null : 'date';
    case 'link':
      return typeof value === 'string' && isLink(value) ? null : 'link';
    default:
      return textProblem(kind === 'text' ? 'text' : 'long_text', value);
  }
}

/** Addresses that a reader may open: of the web, and to write to. */
export function isLink(text: string): boolean {
  if (text.length > OWN_TEXT_LIMITS.link || /\s/.test(text)) return false;
  return /^(?:https?:\/\/[^/?#]+|mailto:[^@]+@[^@]+$)/i.test(text);
}

function textProblem(kind: 'text' | 'long_text', value: OwnValue): OwnProblem | null {
  if (typeof value !== 'string') return 'text';
  if (kind === 'text' && /[\r\n]/.test(value)) return 'lines';
  return value.length > OWN_TEXT_LIMITS[kind] ? 'textLong' : null;
}
