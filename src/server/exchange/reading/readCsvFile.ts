import type { SourceFile } from '#server/exchange/sourceFile.ts';
import { type CsvRow, csvRows, MOST_CELLS } from './csvRows.ts';
import { decodeText } from './decodeText.ts';
import { type Delimiter, readDelimiter } from './delimiter.ts';
import type { LineNotice, Table, TableRow, TablesRead } from './table.ts';

/**
 * Reads a delimited text file as one table: its first filled row is the header. A row whose quotes do not close
 * properly or with more cells than the header stays out by line; a quote that never closes, a header that is too wide
 * and bytes that are no text refuse the file.
 */
export function readCsvFile(file: SourceFile, named?: Delimiter): TablesRead {
  const decoded = decodeText(file.bytes);
  if (!decoded.ok) return decoded;
  const told = readDelimiter(decoded.text);
  const { delimiter, table } = named === undefined ? told : { ...told, delimiter: named };
  const rows: TableRow[] = [];
  const unreadable: LineNotice[] = [];
  let header: CsvRow | null = null;
  for (const row of csvRows(table, delimiter)) {
    if (row.flaw === 'unclosed' || (header === null && row.flaw !== null)) return refusedQuotes(row);
    if (row.cells.every((cell) => cell.trim() === '') && row.flaw === null) continue;
    if (header === null && row.cells.length > MOST_CELLS) return refused(row.line, `more than ${MOST_CELLS} columns`);
    if (header === null) header = row;
    else if (isReadable(row, header)) rows.push({ line: row.line, cells: row.cells.map(armed) });
    else unreadable.push({ line: row.line, reason: reasonFor(row, header) });
  }
  if (header === null) return { ok: false, line: null, column: null, reason: 'the file is empty' };
  const notices = decoded.notice === null ? [] : [{ line: 1, reason: decoded.notice }];
  const read: Table = {
    file: file.name,
    headerLine: header.line,
    header: header.cells,
    rows,
    unreadable,
    notices,
    // Where the comma parts decimals, spreadsheets part cells by semicolons.
    usualMark: delimiter === ';' ? ',' : '.',
    delimiter,
  };
  return { ok: true, tables: [read] };
}

/** Cells past the header's are fine while they are empty, as spreadsheets write them. */
function isReadable(row: CsvRow, header: CsvRow): boolean {
  return row.flaw === null && row.cells.slice(header.cells.length).every((cell) => cell.trim() === '');
}

/** Takes off the apostrophe that keeps a spreadsheet from taking a text for a formula, as our exports write it. */
function armed(cell: string): string {
  return cell.startsWith("'") && /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function reasonFor(row: CsvRow, header: CsvRow): string {
  if (row.flaw === null) {
    return `${row.cells.length} cells where the header has ${header.cells.length}; a value that holds the delimiter needs quotes`;
  }
  const lines = row.lastLine > row.line ? ` (lines ${row.line} to ${row.lastLine} are read as one)` : '';
  return `text after a closing quote; a quote inside a quoted value is written twice${lines}`;
}

function refusedQuotes(row: CsvRow): TablesRead {
  const reason =
    row.flaw === 'unclosed' ? 'a quote is opened and never closed' : 'the quotes of the header do not close';
  return refused(row.line, reason);
}

function refused(line: number, reason: string): TablesRead {
  return { ok: false, line, column: null, reason };
}
