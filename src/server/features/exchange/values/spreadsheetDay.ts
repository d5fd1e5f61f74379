import type { Day } from '#core/calendar/date.ts';

/** In a spreadsheet a day is a number counted from 1899-12-30; written to a text without a format it stays one. */
const SPREADSHEET_EPOCH = -25_569;
/** 2000-01-01 to 2049-12-31; other numbers are hardly days. */
const [FIRST, LAST] = [36_526, 54_788];

/** Reads the number that a spreadsheet has for a day; null for any other text. */
export function readSpreadsheetDay(text: string): Day | null {
  const days = /^\d{5}(?:\.0+)?$/.test(text) ? Number(text) : 0;
  return days < FIRST || days > LAST ? null : ((days + SPREADSHEET_EPOCH) as Day);
}
