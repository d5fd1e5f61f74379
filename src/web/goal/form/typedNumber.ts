import { readNumber } from '#core/typed/readNumber.ts';
import { shownMark } from '#web/base/messages/shownMark.ts';

/** `1,234.5`, `1.234,5`, `$10.4M`, `90%`; empty is null. `undefined` for what is no number. */
export function readTypedNumber(text: string): number | null | undefined {
  const reading = readNumber(text, shownMark, true);
  return reading.ok ? reading.value : undefined;
}

/** Without grouping, with the language's decimal mark. */
export function typedNumber(value: number | null): string {
  if (value === null) return '';
  const text = String(value);
  return text.includes('e') ? text : text.replace('.', shownMark);
}
