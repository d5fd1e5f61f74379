import { SHOWN_ROWS } from '#contract/importDraft.ts';
import { armed } from '#core/format/csv.ts';
import { askedFor, headingsOf, type LayoutAsked, layoutOf } from '#server/features/exchange/layout/layoutOf.ts';
import { noticeOf } from '#server/features/exchange/layout/notedText.ts';
import { dataHeadings, dataRows } from '#server/features/exchange/layout/tableUnder.ts';
import { type Delimiter, readDelimiter } from '#server/features/exchange/tables/delimiter.ts';
import { isPlainLayout, type SheetHead, type SheetSeen } from '#server/features/exchange/tables/sheetSeen.ts';
import { AS_ALWAYS, type SheetsAsked } from '#server/features/exchange/tables/sheetsAsked.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { LineNotice, Table, TableRow } from '#server/features/exchange/tables/table.ts';
import type { TablesRead } from '#server/features/exchange/tables/tablesRead.ts';
import { type CsvRow, csvRows, isFilled } from './csvRows.ts';
import { DelimitedText, MOST_CELLS } from './delimitedText.ts';
import { textBytesOf } from './textBytes.ts';
import { TextRows } from './textRows.ts';

/**
 * Reads a delimited text file as one table: its first filled row is the header, or the rows that are asked for or
 * proposed. A row whose quotes do not close properly or with more cells than the header stays out by line; a quote that
 * never closes, a header that is too wide, more lines than the limit and bytes that are no text refuse the file.
 */
export function readCsvFile(file: SourceFile, { delimiter: named, lines, sheets = AS_ALWAYS }: Asked = {}): TablesRead {
  const decoded = textBytesOf(file.bytes);
  if (!decoded.ok) return decoded;
  const told = readDelimiter(decoded.bytes);
  const delimiter = named ?? told.delimiter;
  const text = new DelimitedText(told.table, delimiter);
  const most = text.lines;
  if (lines !== undefined && most > lines)
    return refused(null, `more than ${lines.toLocaleString('en-US')} lines; split it, or use the command line`);
  const said = {
    choice: sheets.choices.find(({ sheet }) => sheet === undefined) ?? null,
    isProposed: sheets.isProposed,
  };
  const head = headOf(text, said);
  if (!head.ok) return head;
  const asked = askedFor(head.sheet, said);
  const headings = headingsOf(head.sheet, asked);
  const [first] = head.sheet.rows;
  if (first === undefined) return refused(null, 'the file is empty');
  if (headings === null)
    return refused(null, `row ${asked.choice?.header_rows?.join(' or ')} is empty, so it has no headings`);
  if (headings.texts.length > MOST_CELLS) return refused(headings.lines[0] ?? 1, `more than ${MOST_CELLS} columns`);
  const headerLine = Math.max(...headings.lines);
  const header: Header = { line: headerLine, cells: headings.texts };
  const rows = new TextRows(text, most);
  const unreadable: LineNotice[] = [];
  for (const row of csvRows(text)) {
    if (row.flaw === 'unclosed') return refusedQuotes(row);
    if (row.line <= headerLine || (row.flaw === null && row.cells !== null && !isFilled(row.cells))) continue;
    if (isReadable(row, { text, header })) rows.add(row);
    else unreadable.push({ line: row.line, reason: reasonFor(row, { text, header }) });
  }
  const layout = layoutOf(head.sheet, headings, { rows: rows.length > MOST_LOOKED_THROUGH ? [] : [...rows], asked });
  const isPlain = isPlainLayout(layout, first.line);
  const notices = decoded.notice === null ? [] : [decoded.notice];
  const read: Table = {
    file: file.name,
    headerLine,
    header: dataHeadings(layout).map(armed),
    rows: isPlain ? rows : dataRows([...rows], layout, []),
    unreadable: unreadable.filter(({ line }) => !layout.skippedLines.has(line)),
    notices: [...notices, ...layout.noted.map((each) => noticeOf(each, headerLine))],
    // Where the comma parts decimals, spreadsheets part cells by semicolons.
    usualMark: delimiter === ';' ? ',' : '.',
    delimiter,
  };
  const seen: SheetSeen = {
    file: file.name,
    name: null,
    isHidden: false,
    isTaken: true,
    isPlain,
    headerLines: layout.headerLines,
    noted: layout.noted,
    rows: head.sheet.rows.slice(0, SHOWN_ROWS),
  };
  return { ok: true, tables: [read], sheets: [seen] };
}

/** A longer file is not made by hand: it has no totals and notes between its rows. */
const MOST_LOOKED_THROUGH = 50_000;

/** The first filled rows, up to those that were chosen for headings. */
function headOf(
  text: DelimitedText,
  { choice }: LayoutAsked,
): { readonly ok: true; readonly sheet: SheetHead } | Refused {
  const rows: TableRow[] = [];
  const last = Math.max(0, ...(choice?.header_rows ?? []));
  for (const row of csvRows(text)) {
    if (row.flaw === 'unclosed' || (rows.length === 0 && row.flaw !== null)) return refusedQuotes(row);
    if (rows.length >= SHOWN_ROWS && row.line > last) break;
    if (row.flaw !== null || (row.cells !== null && !isFilled(row.cells))) continue;
    if (rows.length < SHOWN_ROWS || choice?.header_rows?.includes(row.line) === true)
      rows.push({ line: row.line, cells: text.cellsAt(row.start).cells });
  }
  return { ok: true, sheet: { rows, merges: [], hiddenLines: [], hiddenColumns: [] } };
}

type Asked = {
  /** Found out where it is not named. */
  readonly delimiter?: Delimiter | undefined;
  /** How many lines are read. */
  readonly lines?: number | undefined;
  readonly sheets?: SheetsAsked;
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

type Refused = Extract<TablesRead, { readonly ok: false }>;

function refusedQuotes(row: CsvRow): Refused {
  const reason =
    row.flaw === 'unclosed' ? 'a quote is opened and never closed' : 'the quotes of the header do not close';
  return refused(row.line, reason);
}

function refused(line: number | null, reason: string): Refused {
  return { ok: false, line, column: null, reason };
}
