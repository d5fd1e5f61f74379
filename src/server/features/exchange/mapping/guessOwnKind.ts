import { nameKey } from '#core/own/fieldsAfter.ts';
import { OWN_LIMITS, type OwnKind } from '#core/own/ownField.ts';
import { isLink, OWN_TEXT_LIMITS } from '#core/own/ownProblem.ts';
import { decimalMarkOf } from '#core/typed/decimalMark.ts';
import { readNumber } from '#core/typed/readNumber.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { currencyOfAmount } from '#server/features/exchange/values/currencies.ts';
import { createDateReader } from '#server/features/exchange/values/dateReader.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';

/** A list of choices is no longer than a person reads through, and most of its choices are there more than once. */
const MOST_CHOICES = 50;
const LEAST_USES = 2;

/** Of money, `unit` is the currency that all amounts are in; otherwise it is empty. */
export type GuessedKind = { readonly kind: OwnKind; readonly unit: string };

/** The kind of field that the cells of a column are likely of; a person may say another. */
export function guessOwnKind(cells: readonly string[], table: Pick<Table, 'decimalMark' | 'usualMark'>): GuessedKind {
  const filled = cells.filter((cell) => !isNoneInFile(cell));
  const are = (test: (cell: string) => boolean) => filled.length > 0 && filled.every(test);
  if (are((cell) => YES_NO.has(cell.toLowerCase()))) return plainly('yes_no');
  const mark = table.decimalMark ?? decimalMarkOf([filled], table.usualMark);
  if (are((cell) => readNumber(cell, mark).ok)) return numericKind(filled);
  if (DATE_ORDERS.some((dateFormat) => are(isDayIn(dateFormat)))) return plainly('date');
  if (are(isLink)) return plainly('link');
  if (areChoices(filled)) return plainly('choice');
  return plainly(textKind(filled));
}

function plainly(kind: OwnKind): GuessedKind {
  return { kind, unit: '' };
}

function textKind(filled: readonly string[]): OwnKind {
  return filled.some((cell) => cell.includes('\n') || cell.length > OWN_TEXT_LIMITS.text) ? 'long_text' : 'text';
}

/** A 1 or an x alone may mean something else. */
const YES_NO: ReadonlySet<string> = new Set(['yes', 'no', 'y', 'n', 'true', 'false']);

/** Amounts of several currencies stay as they are written: no number says which each is of. */
function numericKind(filled: readonly string[]): GuessedKind {
  if (filled.every((cell) => cell.includes('%'))) return plainly('percent');
  const currencies = new Set(filled.map(currencyOfAmount));
  const [unit = null] = currencies;
  if (currencies.size === 1 && unit !== null) return { kind: 'money', unit };
  currencies.delete(null);
  return plainly(currencies.size > 1 ? 'text' : 'number');
}

const DATE_ORDERS = ['M/D/Y', 'D/M/Y'] as const;

function isDayIn(dateFormat: (typeof DATE_ORDERS)[number]): (cell: string) => boolean {
  const read = createDateReader({ dateFormat, fiscalStartMonth: 1, fiscalDisplay: 'fullYear' });
  return (cell) => read(cell)?.unit === 'day';
}

function areChoices(filled: readonly string[]): boolean {
  const names = new Set(filled.map(nameKey));
  const isShort = filled.every((cell) => !cell.includes('\n') && cell.length <= OWN_LIMITS.option);
  return isShort && names.size > 0 && names.size <= MOST_CHOICES && filled.length >= names.size * LEAST_USES;
}
