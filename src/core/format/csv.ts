/** A cell of a table to be written as CSV; null is empty. */
export type CsvCell = string | number | null;

/**
 * A table as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. Text that a spreadsheet
 * would take for a formula gets an apostrophe, which reading takes off again.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map(formatCsvLine).join('')}`;
}

export const BYTE_ORDER_MARK = '\ufeff';

/** One row, for a table too long to be had at once. */
export function formatCsvLine(row: readonly CsvCell[]): string {
  return `${row.map((cell) => quoted(cellText(cell))).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : disarmed(cell);
}

/** Apostrophes before such a character are doubled, so that no text is mistaken for one with an apostrophe added. */
function disarmed(text: string): string {
  return /^'*[=+\-@\t\r\0]/.test(text) && text !== '-' ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
