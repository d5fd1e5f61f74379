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

/**
 * Text that a spreadsheet would take for a formula, with an apostrophe before it. Apostrophes that stand there already
 * are doubled, so that no text is mistaken for one with an apostrophe added.
 */
function disarmed(text: string): string {
  return FORMULA.test(text) && text !== '-' ? `'${text}` : text;
}

/** The text as it was before an apostrophe was put before it. */
export function armed(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/**
 * A sign that begins a formula, also in its full-width and small forms, after blanks that a program may strip; or a
 * character at which some programs begin the cell anew.
 */
const FORMULA = /^'*(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
