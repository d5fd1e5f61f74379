import type { SheetChoice } from '#contract/import.ts';
import { CHOSEN_NOTES } from '#contract/importDraft.ts';
import { columnLetters, columnNumber } from '#core/format/columnLetters.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { isExportedTable } from '#server/features/exchange/columns/planTables.ts';
import { headingColumns } from '#server/features/exchange/mapping/headingWords.ts';
import type { Noted, SheetHead, SheetLayout } from '#server/features/exchange/tables/sheetSeen.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import { findHeadings } from './findHeadings.ts';
import { type HeadRow, headRowsOf } from './headCells.ts';
import { joinHeadings } from './joinHeadings.ts';
import { rowsBeside } from './rowsBeside.ts';

/** How a sheet is to be read: as somebody said, as is proposed, or by its first row as files always were. */
export type LayoutAsked = { readonly choice: SheetChoice | null; readonly isProposed: boolean };

export type Headings = { readonly lines: readonly number[]; readonly texts: readonly string[] };

/** The same, but for a table as an export has it, in which nobody said anything else. */
export function askedFor({ rows: [first] }: SheetHead, asked: LayoutAsked): LayoutAsked {
  const isExported = first !== undefined && isExportedTable(first.cells);
  return isExported && asked.choice === null ? { choice: null, isProposed: false } : asked;
}

/** The rows of headings; null where a chosen one has no text. */
export function headingsOf(head: SheetHead, { choice, isProposed }: LayoutAsked): Headings | null {
  const chosen = choice?.header_rows ?? null;
  const rows = headRowsOf(head, chosen);
  const found = chosen !== null ? rows : isProposed ? findHeadings(rows) : rows.slice(0, 1);
  if (found.length === 0 || (chosen !== null && found.length < new Set(chosen).size)) return null;
  return { lines: found.map(({ line }) => line), texts: textsOf(found) };
}

/** A single row of a text has no merged cells to spread. */
function textsOf(rows: readonly HeadRow[]): readonly string[] {
  const [row] = rows;
  return rows.length === 1 && row !== undefined ? row.spread.map((text) => text.trim()) : joinHeadings(rows);
}

/** What else is noticed around the headings, and what of it is left out. */
export function layoutOf(
  head: SheetHead,
  { lines, texts }: Headings,
  { rows, asked }: { readonly rows: readonly TableRow[]; readonly asked: LayoutAsked },
): SheetLayout {
  const { choice } = asked;
  const isLooking = asked.isProposed || choice !== null;
  const noted = isLooking ? [...aroundHeadings(head, lines), ...hiddenIn(head), ...emptyColumns(texts, rows)] : [];
  const beside = isLooking
    ? rowsBeside({ headings: texts, rows, merges: head.merges, numberAt: numberColumn(texts) })
    : [];
  const skippedLines = new Set(choice?.skip_rows ?? beside.flatMap((each) => each.lines));
  const skippedColumns = new Set((choice?.skip_columns ?? []).map(columnNumber));
  const isSkipped = (each: Noted) =>
    each.lines.length > 0
      ? each.lines.every((line) => skippedLines.has(line))
      : each.columns.every((letters) => skippedColumns.has(columnNumber(letters)));
  const choosable = [...noted, ...beside].map((each) =>
    CHOSEN_NOTES.has(each.kind) ? { ...each, isLeftOut: isSkipped(each) } : each,
  );
  return { headerLines: lines, headings: texts, noted: choosable, skippedLines, skippedColumns };
}

function numberColumn(headings: readonly string[]): number | null {
  const named = new Map(headingColumns(headings));
  const at = headings.findIndex((heading) => NUMBERS.has(named.get(heading) ?? plainName(heading)));
  return at < 0 ? null : at;
}

const NUMBERS: ReadonlySet<string> = new Set(['number', 'goal_number']);

function aroundHeadings({ rows, merges }: SheetHead, lines: readonly number[]): Noted[] {
  const [first = 1] = lines;
  const titles = rows.filter(({ line }) => line < first);
  const text = titles[0]?.cells.find((cell) => cell.trim() !== '') ?? '';
  const merged = merges.filter((merge) => lines.includes(merge.firstLine) && merge.lastColumn > merge.firstColumn);
  return [
    ...(titles.length === 0 ? [] : [noted('title', { lines: titles.map(({ line }) => line), text, isLeftOut: true })]),
    ...(lines.length === 1 && merged.length === 0 ? [] : [noted('joined_headings', { lines })]),
  ];
}

function hiddenIn({ hiddenLines, hiddenColumns }: SheetHead): Noted[] {
  return [
    ...(hiddenLines.length === 0 ? [] : [noted('hidden_rows', { lines: hiddenLines })]),
    ...(hiddenColumns.length === 0 ? [] : [noted('hidden_columns', { columns: hiddenColumns.map(columnLetters) })]),
  ];
}

/** Between others: what is right of the last heading is the end of the sheet. */
function emptyColumns(headings: readonly string[], rows: readonly TableRow[]): Noted[] {
  const last = headings.findLastIndex((text) => text !== '');
  const columns = headings.flatMap((text, column) => (text === '' && column < last ? [column] : []));
  const empty = columns.filter((column) => rows.every(({ cells }) => (cells[column] ?? '').trim() === ''));
  return empty.length === 0 ? [] : [noted('empty_columns', { columns: empty.map(columnLetters), isLeftOut: true })];
}

function noted(kind: Noted['kind'], told: Partial<Omit<Noted, 'kind'>>): Noted {
  return { kind, lines: [], columns: [], isLeftOut: false, ...told, text: (told.text ?? '').trim() };
}
