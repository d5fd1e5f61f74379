import * as numbers from '#core/format/ownNumber.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { say } from './say.ts';

// As in formats.ts, for what comes after the first load.

export function formatOwnNumber(value: number, field: OwnField, currency: string): string {
  return numbers.formatOwnNumber(value, field, currency, say.format);
}
