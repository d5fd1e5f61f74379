import type { DecimalMark } from '#core/typed/decimalMark.ts';
import { readNumber } from '#core/typed/readNumber.ts';
import { shownMark } from '#web/base/messages/shownMark.ts';

/** Where it is no number, `likely` is what was probably meant. */
export type CellReading =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly likely: number | null };

/**
 * An unambiguous text is read by its own mark, others by the page's language. `1,234`, `.75`, `90%`, `$10.4M`, `(12)`
 * and the rest of what imports read; empty and `-` clear (rule 9.2).
 */
export function readCell(text: string, mark: DecimalMark = shownMark): CellReading {
  const reading = readNumber(text, mark);
  return reading.ok ? { ok: true, value: reading.value } : { ok: false, likely: likelyNumber(text, mark) };
}

const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['O', '0'],
  ['l', '1'],
  ['I', '1'],
  ['|', '1'],
  ['S', '5'],
  ['B', '8'],
]);

/** Corrects typing errors: a letter that looks like a digit, or a stray sign around the number. */
function likelyNumber(text: string, mark: DecimalMark): number | null {
  // A formula's numbers are not its result.
  if (text.trimStart().startsWith('=')) return null;
  const replaced = Array.from(text, (character) => LOOKALIKES.get(character) ?? character).join('');
  const stripped = text.replace(/[^\d.,()+-]/g, '');
  for (const candidate of [replaced, stripped, stripped.replace(/[^\d.,]/g, '').replace(/[.,]+$/, '')]) {
    if (!/\d/.test(candidate)) continue;
    const reading = readNumber(candidate, mark);
    if (reading.ok && reading.value !== null) return reading.value;
  }
  return null;
}
