import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Row, Value } from './row.ts';

/**
 * Reads a row's columns as checked types. Each throws an Error naming the column where the stored value is
 * impossible. A column missing in an older row counts as null.
 */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  return typeof value === 'string' ? value : unreadable(column, value);
}

export function textOrNullOf(row: Row, column: string): string | null {
  return isNone(row[column]) ? null : textOf(row, column);
}

export function numberOf(row: Row, column: string): number {
  const value = row[column];
  return typeof value === 'number' ? value : unreadable(column, value);
}

export function numberOrNullOf(row: Row, column: string): number | null {
  return isNone(row[column]) ? null : numberOf(row, column);
}

export function flagOf(row: Row, column: string): boolean {
  return numberOf(row, column) === 1;
}

export function dayOrNullOf(row: Row, column: string): Day | null {
  const value = textOrNullOf(row, column);
  return value === null ? null : (readIsoDate(value) ?? unreadable(column, value));
}

export function wordOf<Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const value = row[column];
  return words.find((word) => word === value) ?? unreadable(column, value);
}

export function flag(value: boolean): number {
  return value ? 1 : 0;
}

export function dateText(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}

export function finite(value: number): number {
  if (Number.isFinite(value)) return value + 0;
  throw new Refusal({ code: 'number_not_finite', status: 400, message: 'A number is too large, or no number at all.' });
}

export function finiteOrNull(value: number | null): number | null {
  return value === null ? null : finite(value);
}

export function whole(value: number): number {
  return finite(value | 0) === value ? value : finite(Number.NaN);
}

/** Whether a column is null, or missing in an older row. */
export function isNone(value: Value | undefined): value is null | undefined {
  return value === null || value === undefined;
}

function unreadable(column: string, value: Value | undefined): never {
  throw new Error(`The store holds ${JSON.stringify(value)} in the column ${column}, which Milepost never writes.`);
}
