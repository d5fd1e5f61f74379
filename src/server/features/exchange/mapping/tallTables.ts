import { ENTRY_COLUMNS, ENTRY_SHEET_COLUMNS, plainName } from '#server/features/exchange/columns/columns.ts';
import { unknownColumn } from '#server/features/exchange/columns/recognise.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { Table, TableRow } from '#server/features/exchange/tables/table.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { type Figure, seriesNamed } from './datedHeading.ts';
import { listedHeadings } from './listedHeadings.ts';
import { type PeriodColumn, type PeriodHeadings, periodHeadings } from './periodHeadings.ts';
import { TallRows } from './tallRows.ts';

/** So many headings have to be periods for a sheet to be a wide one; a single one that says of which figure will do. */
const LEAST_DATES = 2;

/** In an entry sheet of ours the title stands only to be read. */
const GOAL_AT = ENTRY_SHEET_COLUMNS.indexOf('goal');

/** So many cells of an entry sheet are read at once: three years of weeks, target and actual, of 100,000 goals are 31 million. */
const MOST_CELLS = 50_000_000;

/**
 * Turns a wide sheet, in which each period is a column, into rows of an entries table; its other columns, where it has
 * titles, become a goals table. Which figure a row or a column holds says a column `series`, or the word target or
 * actual in the heading; where neither does it is the actual. Any other table comes back as it is.
 */
export function tallTables(table: Table): readonly Table[] {
  const names = table.header.map(plainName);
  const numberAt = names.findIndex((name) => name === 'goal_number' || name === 'number');
  if (numberAt < 0 || names.includes('date')) return [table];
  const found = periodHeadings(table.header, table.year ?? null);
  const { yearless, doubtful } = found;
  const dated = found.columns.map((column) => ({ ...column, heading: writtenAs(column.heading, table) }));
  if (!isWide(found)) return [table];
  const told = yearless.length === 0 ? table : { ...table, yearless };
  if (yearless.length > 0 && table.year === undefined) return [told];
  const seriesAt = names.indexOf('series');
  const isOurs = ENTRY_SHEET_COLUMNS.every((name, at) => names[at] === name);
  const titleAt = names.indexOf('title');
  const hasTitles = titleAt >= 0;
  const others = hasTitles ? rowsOfOthers(table, { numberAt, titleAt }) : NO_ROWS;
  const read = new Set([numberAt, seriesAt, ...dated.map(({ at }) => at), isOurs ? GOAL_AT : -1]);
  // With titles they are columns of the goals table, where those without a meaning are listed.
  const leftOut = hasTitles ? [] : table.header.flatMap((_, at) => (read.has(at) ? [] : at));
  const entries = entriesTable(told, { numberAt, seriesAt, dated, isOurs, leftOut, doubtful, others });
  return hasTitles ? [goalsTable(table, { numberAt, seriesAt, dated, others }), entries] : [entries];
}

/** A column that somebody made a period keeps the heading that it has in the file. */
function writtenAs(name: string, { written }: Table): string {
  const heading = written?.get(name) ?? '';
  return heading === '' ? name : heading;
}

function isWide({ columns, yearless }: PeriodHeadings): boolean {
  return columns.length + yearless.length >= LEAST_DATES || columns.some(({ figure }) => figure !== null);
}

type WideSheet = {
  readonly numberAt: number;
  readonly seriesAt: number;
  readonly dated: readonly PeriodColumn[];
  /** As an export of ours writes it. */
  readonly isOurs: boolean;
  /** Columns that are neither of the entries nor of a goals table. */
  readonly leftOut: readonly number[];
  readonly doubtful: readonly string[];
  /** Rows of which the title says that the number is another goal's: they stay out whole. */
  readonly others: ReadonlySet<number>;
};

function entriesTable(table: Table, sheet: WideSheet): Table {
  const notices = [...table.notices];
  const unsaid = sheet.seriesAt >= 0 ? [] : sheet.dated.filter(({ figure }) => figure === null);
  if (unsaid.length > 0) {
    const code = unsaid.length === sheet.dated.length ? 'all_actuals' : 'actuals';
    const names = unsaid.map(({ heading }) => heading);
    notices.push(readNotice(table.headerLine, code, { reason: unsaidReason(unsaid, sheet.dated), names }));
  }
  if (sheet.doubtful.length > 0) {
    const said = { reason: doubtfulReason(sheet.doubtful), names: sheet.doubtful };
    notices.push(readNotice(table.headerLine, 'doubtful', said));
  }
  const unreadable = [...table.unreadable];
  const rows = new TallRows(table.rows, tallRowOf(sheet));
  const periods = sheet.dated.filter(({ isPlain }) => !isPlain).map(({ heading, date }) => ({ heading, date }));
  const leftOut = sheet.leftOut.flatMap((at) => unknownColumn(table, at) ?? []);
  const tall = { ...table, header: [...ENTRY_COLUMNS], rows, notices, unreadable, periods, leftOut };
  if (sheet.isOurs && table.rows.length * sheet.dated.length > MOST_CELLS) {
    unreadable.push({ line: table.headerLine, reason: tooManyCells(table.rows.length, sheet.dated.length) });
    return tall;
  }
  const targets = sheet.dated.filter(({ figure }) => figure === 'target');
  let hasEmptyTargets = false;
  let index = 0;
  for (const row of table.rows) {
    const figure = seriesOf(row, sheet);
    if (sheet.others.has(index)) {
      // It is reported once: as a goal that stays out.
    } else if (figure === 'unknown') {
      const cell = row.cells[sheet.seriesAt] ?? '';
      unreadable.push({ line: row.line, reason: `the series “${cell}” is neither target nor actual` });
    } else {
      addFilled(rows, { row, index }, sheet);
      const asked = figure === 'target' ? sheet.dated : targets;
      hasEmptyTargets ||= asked.some((each) => isTarget(each, figure) && isNoneInFile(row.cells[each.at] ?? ''));
    }
    index += 1;
  }
  return { ...tall, hasEmptyTargets };
}

function unsaidReason(unsaid: readonly PeriodColumn[], all: readonly PeriodColumn[]): string {
  if (unsaid.length === all.length) return 'a wide sheet that does not say target or actual: read as actuals';
  return `${listedHeadings(unsaid.map(({ heading }) => heading))}: neither target nor actual is said, read as actuals`;
}

function doubtfulReason(headings: readonly string[]): string {
  return `${listedHeadings(headings)}: months or days, which cannot be told; left out. Write the year with four digits`;
}

const NO_ROWS: ReadonlySet<number> = new Set();

/** Rows with a number that an earlier row gave another title. */
function rowsOfOthers(
  { rows }: Table,
  { numberAt, titleAt }: { readonly numberAt: number; readonly titleAt: number },
): ReadonlySet<number> {
  const titles = new Map<string, string>();
  const others = new Set<number>();
  let index = -1;
  for (const { cells } of rows) {
    index += 1;
    const number = (cells[numberAt] ?? '').trim();
    const title = (cells[titleAt] ?? '').trim();
    const first = titles.get(number);
    if (first === undefined) titles.set(number, title);
    else if (title !== '' && title !== first) others.add(index);
  }
  return others;
}

function tooManyCells(rows: number, periods: number): string {
  const [most, each, all] = [MOST_CELLS, periods, rows].map((count) => count.toLocaleString('en-US'));
  return `${all} rows of ${each} periods are more than the ${most} cells that can be read at once: split the sheet`;
}

/** Of which figure a row is; null where its headings say it. */
function seriesOf({ cells }: TableRow, { seriesAt }: WideSheet): Figure | 'unknown' | null {
  return seriesAt < 0 ? null : (seriesNamed(cells[seriesAt] ?? '') ?? 'unknown');
}

/** Empty cells are no entries: most wide sheets are full of months to come. In a sheet of ours they say none. */
function addFilled(
  rows: TallRows,
  { row, index }: { readonly row: TableRow; readonly index: number },
  { dated, isOurs }: WideSheet,
): void {
  for (const [column, { at }] of dated.entries()) {
    if (!isOurs && at >= row.cells.length) return;
    if (isOurs || (row.cells[at] ?? '').trim() !== '') rows.add(index, column);
  }
}

/** A row of the entries table, of a cell of the wide one; `column` counts the dated headings. */
function tallRowOf(sheet: WideSheet): (row: TableRow, column: number) => TableRow {
  return (row, column) => {
    const each = sheet.dated[column];
    if (each === undefined) throw new RangeError(`There is no period ${column}.`);
    const { at, heading, date } = each;
    const cell = row.cells[at] ?? '';
    const series = seriesOf(row, sheet);
    const figure = isTarget(each, series === 'unknown' ? null : series) ? 'target' : 'actual';
    const cells = [row.cells[sheet.numberAt] ?? '', date, ...(figure === 'target' ? [cell, ''] : ['', cell])];
    return { line: row.line, cells, heading, figure };
  };
}

function isTarget({ figure }: PeriodColumn, series: Figure | null): boolean {
  return (figure ?? series) === 'target';
}

/** What the sheet says of its goals, the first row of each. */
function goalsTable(
  table: Table,
  { numberAt, seriesAt, dated, others }: Pick<WideSheet, 'numberAt' | 'seriesAt' | 'dated' | 'others'>,
): Table {
  const left = new Set([seriesAt, ...dated.map(({ at }) => at)]);
  const kept = table.header.map((_, at) => at).filter((at) => !left.has(at));
  const seen = new Set<string>();
  const rows: TableRow[] = [];
  let index = -1;
  for (const { line, cells } of table.rows) {
    index += 1;
    const number = (cells[numberAt] ?? '').trim();
    if (seen.has(number) && !others.has(index)) continue;
    seen.add(number);
    rows.push({ line, cells: kept.map((at) => cells[at] ?? '') });
  }
  return {
    ...table,
    header: kept.map((at) => (at === numberAt ? 'number' : (table.header[at] ?? ''))),
    rows,
    unreadable: [],
    notices: [],
  };
}
