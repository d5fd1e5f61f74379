import { formatIsoDate } from '#core/calendar/date.ts';
import type { ExportCell, ExportTable } from './exportTable.ts';

/**
 * A table as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. Text that a spreadsheet
 * would take for a formula gets an apostrophe, which reading takes off again (trust.md, section 1).
 */
export function csvText({ header, rows }: ExportTable): string {
  return `${BYTE_ORDER_MARK}${header.map(quoted).join(',')}\r\n${rows.map(csvLine).join('')}`;
}

export const BYTE_ORDER_MARK = '\ufeff';

/** One row of a table, where a table is too long to be had at once. */
export function csvLine(row: readonly ExportCell[]): string {
  return `${row.map((cell) => quoted(cellText(cell))).join(',')}\r\n`;
}

function cellText(cell: ExportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return typeof cell === 'string' ? disarmed(cell) : formatIsoDate(cell.day);
}

/** Apostrophes before such a character are doubled, so that no text is mistaken for one with an apostrophe added. */
function disarmed(text: string): string {
  return /^'*[=+\-@\t\r\0]/.test(text) && text !== '-' ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
