import { type Delimiter, readDelimiter } from '#server/features/exchange/tables/delimiter.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { LineNotice, Table, TablesRead } from '#server/features/exchange/tables/table.ts';
import { type CsvRow, csvRows, isFilled } from './csvRows.ts';
import { DelimitedText, MOST_CELLS } from './delimitedText.ts';
import { textBytesOf } from './textBytes.ts';
import { TextRows } from './textRows.ts';

/**
 * Reads a delimited text file as one table: its first filled row is the header. A row whose quotes do not close
 * properly or with more cells than the header stays out by line; a quote that never closes, a header that is too wide,
 * more lines than the limit and bytes that are no text refuse the file.
 */
export function readCsvFile(file: SourceFile, { delimiter: named, lines }: Asked = {}): TablesRead {
  const decoded = textBytesOf(file.bytes);
  if (!decoded.ok) return decoded;
  const told = readDelimiter(decoded.bytes);
  const delimiter = named ?? told.delimiter;
  const text = new DelimitedText(told.table, delimiter);
  const most = text.lines;
  if (lines !== undefined && most > lines)
    return refused(null, `more than ${lines.toLocaleString('en-US')} lines; split it, or use the command line`);
  const rows = new TextRows(text, most);
  const unreadable: LineNotice[] = [];
  let header: Header | null = null;
  for (const row of csvRows(text)) {
    if (row.flaw === 'unclosed' || (header === null && row.flaw !== null)) return refusedQuotes(row);
    if (row.flaw === null && row.cells !== null && !isFilled(row.cells)) continue;
    if (header === null && row.width > MOST_CELLS) return refused(row.line, `more than ${MOST_CELLS} columns`);
    if (header === null) header = { line: row.line, cells: text.cellsAt(row.start).cells };
    else if (isReadable(row, { text, header })) rows.add(row);
    else unreadable.push({ line: row.line, reason: reasonFor(row, { text, header }) });
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

type Asked = {
  /** Found out where it is not named. */
  readonly delimiter?: Delimiter | undefined;
  /** How many lines are read. */
  readonly lines?: number | undefined;
};

type Header = { readonly line: number; readonly cells: readonly string[] };
type Around = { readonly text: DelimitedText; readonly header: Header };

/** Cells past the header's are fine while they are empty, as spreadsheets write them. */
function isReadable({ flaw, width, start }: CsvRow, { text, header }: Around): boolean {
  if (flaw !== null) return false;
  return width <= header.cells.length || !isFilled(text.cellsAt(start).cells.slice(header.cells.length));
}

function reasonFor(row: CsvRow, { text, header }: Around): string {
  if (row.flaw === null) {
    const { cells } = text.cellsAt(row.start);
    return `${cells.length} cells where the header has ${header.cells.length}; a value that holds the delimiter needs quotes`;
  }
  const lines = row.lastLine > row.line ? ` (lines ${row.line} to ${row.lastLine} are read as one)` : '';
  return `text after a closing quote; a quote inside a quoted value is written twice${lines}`;
}

function refusedQuotes(row: CsvRow): TablesRead {
  const reason =
    row.flaw === 'unclosed' ? 'a quote is opened and never closed' : 'the quotes of the header do not close';
  return refused(row.line, reason);
}

function refused(line: number | null, reason: string): TablesRead {
  return { ok: false, line, column: null, reason };
}
