import { isNone } from '#core/typed/none.ts';
import { ENTRY_COLUMNS, ENTRY_SHEET_COLUMNS, plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table, TableRow } from '#server/features/exchange/tables/table.ts';
import { type DatedHeading, datedHeading, type Figure, seriesNamed } from './datedHeading.ts';
import { TallRows } from './tallRows.ts';

/** So many headings have to be dates for a sheet to be a wide one: a single one may be anything. */
const LEAST_DATES = 2;

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
  const dated = table.header.flatMap((heading, at) => datedHeading(heading, at) ?? []);
  if (numberAt < 0 || names.includes('date') || dated.length < LEAST_DATES) return [table];
  const seriesAt = names.indexOf('series');
  const isOurs = ENTRY_SHEET_COLUMNS.every((name, at) => names[at] === name);
  const entries = entriesTable(table, { numberAt, seriesAt, dated, isOurs });
  return names.includes('title') ? [goalsTable(table, { numberAt, seriesAt, dated }), entries] : [entries];
}

type WideSheet = {
  readonly numberAt: number;
  readonly seriesAt: number;
  readonly dated: readonly DatedHeading[];
  /** As an export of ours writes it. */
  readonly isOurs?: boolean;
};

function entriesTable(table: Table, sheet: WideSheet): Table {
  const notices = [...table.notices];
  const isSaid = sheet.seriesAt >= 0 || sheet.dated.some(({ figure }) => figure !== null);
  if (!isSaid)
    notices.push({
      line: table.headerLine,
      reason: 'a wide sheet that does not say target or actual: read as actuals',
    });
  const unreadable = [...table.unreadable];
  const rows = new TallRows(table.rows, tallRowOf(sheet));
  const tall = { ...table, header: [...ENTRY_COLUMNS], rows, notices, unreadable };
  if (sheet.isOurs && table.rows.length * sheet.dated.length > MOST_CELLS) {
    unreadable.push({ line: table.headerLine, reason: tooManyCells(table.rows.length, sheet.dated.length) });
    return tall;
  }
  const targets = sheet.dated.filter(({ figure }) => figure === 'target');
  let hasEmptyTargets = false;
  let index = 0;
  for (const row of table.rows) {
    const figure = seriesOf(row, sheet);
    if (figure === 'unknown') {
      const cell = row.cells[sheet.seriesAt] ?? '';
      unreadable.push({ line: row.line, reason: `the series “${cell}” is neither target nor actual` });
    } else {
      addFilled(rows, { row, index }, sheet);
      const asked = figure === 'target' ? sheet.dated : targets;
      hasEmptyTargets ||= asked.some((each) => isTarget(each, figure) && isNone(row.cells[each.at] ?? ''));
    }
    index += 1;
  }
  return { ...tall, hasEmptyTargets };
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
  { dated, isOurs = false }: WideSheet,
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

function isTarget({ figure }: DatedHeading, series: Figure | null): boolean {
  return (figure ?? series) === 'target';
}

/** What the sheet says of its goals, the first row of each. */
function goalsTable(table: Table, { numberAt, seriesAt, dated }: WideSheet): Table {
  const left = new Set([seriesAt, ...dated.map(({ at }) => at)]);
  const kept = table.header.map((_, at) => at).filter((at) => !left.has(at));
  const seen = new Set<string>();
  const rows: TableRow[] = [];
  for (const { line, cells } of table.rows) {
    const number = (cells[numberAt] ?? '').trim();
    if (seen.has(number)) continue;
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
