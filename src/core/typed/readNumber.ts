import { certainMarkOf, type DecimalMark } from './decimalMark.ts';
import { isNone } from './none.ts';
import { takeApart } from './numberText.ts';

export type NumberReading =
  | { readonly ok: true; readonly value: number | null; readonly note: string | null }
  | { readonly ok: false; readonly reason: NumberProblem };

/** Why a text is no number. */
export type NumberProblem = 'not_a_number' | 'uneven_groups' | 'too_large_number';

/**
 * Reads a cell as a number: `1,234`, `.75`, `90%` (percents are whole hundreds), `$10.4M`, `(12)`, `1.234,5`; empty,
 * NA, N/A and - are none (rule 9.2). `mark` is the table's decimal mark, said
 * by the file or told from its cells.
 */
export function readNumber(cell: string, mark: DecimalMark, isMarkSaid = false): NumberReading {
  const plain = mark === '.' && PLAIN.test(cell) ? Number(cell) : null;
  if (plain !== null) return { ok: true, value: plain === 0 ? 0 : plain, note: null };
  if (isNone(cell)) return { ok: true, value: null, note: null };
  const parts = takeApart(cell);
  if (parts === null) return { ok: false, reason: 'not_a_number' };
  const certain = certainMarkOf(cell);
  const digits = plainDigits(parts.body, certain ?? mark);
  if (digits === null) return { ok: false, reason: 'uneven_groups' };
  const value = parts.sign * Number(shifted(digits, parts.power));
  if (!Number.isFinite(value)) return { ok: false, reason: 'too_large_number' };
  return {
    ok: true,
    value: value === 0 ? 0 : value,
    note: noteOf({ cell, value, certain, mark, isMarkSaid, ...parts }),
  };
}

/**
 * Leaves no choice where the mark is a point: no grouping, and not three decimals that could be one. A table has
 * millions of these.
 */
const PLAIN = /^-?\d{1,15}(?:\.(?:\d{1,2}|\d{4,15}))?$/;

function plainDigits(body: string, mark: DecimalMark): string | null {
  const [mantissa = '', exponent] = body.split(/e/i);
  const [whole = '', decimals = '', ...more] = mantissa.trim().split(mark);
  if (more.length > 0 || !/^\d*$/.test(decimals)) return null;
  const isGrouped = /^\d{1,3}([,.'’ ])\d{3}(?:\1\d{3})*$/.test(whole) || /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(whole);
  if (!isGrouped && !/^\d*$/.test(whole)) return null;
  const digits = whole.replace(/\D/g, '');
  return `${digits || '0'}.${decimals || '0'}${exponent === undefined ? '' : `e${exponent}`}`;
}

/** Times a power of ten by its exponent, so that 10.4M is 10400000 and not a hair beside it. */
function shifted(digits: string, power: number): string {
  const [mantissa = '', exponent = '0'] = digits.split('e');
  return `${mantissa}e${Number(exponent) + power}`;
}

function noteOf(read: {
  readonly cell: string;
  readonly value: number;
  readonly certain: DecimalMark | null;
  readonly mark: DecimalMark;
  readonly isMarkSaid: boolean;
  readonly body: string;
  readonly power: number;
  readonly isMarked: boolean;
}): string | null {
  const isUnlikeTheRest = read.certain !== null && read.certain !== read.mark;
  const isGrouped = read.body.includes(read.mark === '.' ? ',' : '.');
  const isAmbiguous = read.certain === null && (isGrouped || (!read.isMarkSaid && read.body.includes(read.mark)));
  const isShort = read.power > 0 || read.isMarked || read.cell.trim().startsWith('(');
  return isUnlikeTheRest || isAmbiguous || isShort ? `read as ${read.value}` : null;
}
