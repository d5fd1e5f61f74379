import type { FoundReason } from '#contract/foundReason.ts';
import type { ImportRefusal } from '#contract/import.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { OwnKind } from '#core/own/ownField.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import type { Plan } from '#core/plan/plan.ts';
import { decimalMarkOf } from '#core/typed/decimalMark.ts';
import { type TableKind, YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
import { type Columns, recognise } from '#server/features/exchange/columns/recognise.ts';
import { listedHeadings } from '#server/features/exchange/mapping/listedHeadings.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { dateOrderOf } from '#server/features/exchange/values/dateOrder.ts';
import { createDateReader } from '#server/features/exchange/values/dateReader.ts';
import type { DateReading } from '#server/features/exchange/values/readDate.ts';
import { columnDates } from './columnDates.ts';
import type { Findings } from './findings.ts';
import { columnCells, type Sheet } from './sheet.ts';

export type KnownSheet = { readonly kind: TableKind; readonly sheet: Sheet };

export type SheetsRead = { readonly sheets: readonly KnownSheet[]; readonly refusals: readonly ImportRefusal[] };

/** Tells what each table is and how its numbers and dates are written; lists what was noticed and which rows stay out. */
export function readSheets(tables: readonly Table[], plan: Plan, findings: Findings): SheetsRead {
  const sheets: KnownSheet[] = [];
  const refusals: ImportRefusal[] = [];
  for (const table of tables) {
    const known = recognise(table, plan.fields);
    if (table.yearless !== undefined && table.year === undefined)
      refusals.push({ ...placeOf(table), reason: yearlessReason(table.yearless), code: 'yearless' });
    else if (known.ok)
      sheets.push({ kind: known.kind, sheet: sheetOf({ table, columns: known.columns }, plan, findings) });
    else refusals.push({ ...placeOf(table), reason: known.reason });
  }
  for (const { sheet } of refusals.length === 0 ? sheets : []) list(sheet, plan);
  return { sheets, refusals };
}

function placeOf({ file, headerLine }: Table): Pick<ImportRefusal, 'file' | 'line' | 'column'> {
  return { file, line: headerLine, column: null };
}

/** Of tables of work beside goals. */
const WORK_FIGURES: readonly string[] = ['percent', 'planned', 'spent'];
const FIGURE_COLUMNS: readonly string[] = ['target', 'actual', 'eoy_target', 'all_target', 'baseline', ...WORK_FIGURES];
const DATE_COLUMNS: readonly string[] = [
  'date',
  'start',
  'end',
  'baseline_date',
  'next_step_due',
  'due',
  'done_on',
  'decided_on',
];

/** A table with its columns, and how its numbers and dates are written. */
export function sheetOf(
  known: { readonly table: Table; readonly columns: Columns },
  plan: Plan,
  findings: Findings,
): Sheet {
  const dates = [...DATE_COLUMNS, ...ownNames(plan, (kind) => kind === 'date')];
  const dateFormat = known.table.dateFormat ?? dateOrderOf(columnDates(known, dates), plan.dateFormat);
  const calendar = { ...plan, dateFormat };
  return {
    ...known,
    findings,
    mark:
      known.table.decimalMark ?? decimalMarkOf(figureColumns(known, ownNames(plan, isNumeric)), known.table.usualMark),
    calendar,
    readDate: createDateReader(calendar),
  };
}

function ownNames({ fields }: Plan, isMeant: (kind: OwnKind) => boolean): string[] {
  return fields.filter(({ kind }) => isMeant(kind)).map(({ name }) => name);
}

function figureColumns(known: Pick<Sheet, 'table' | 'columns'>, own: readonly string[]): Iterable<string>[] {
  const names = [...known.columns.at.keys()].filter(
    (name) => FIGURE_COLUMNS.includes(name) || own.includes(name) || YEAR_TARGET.test(name),
  );
  return names.map((name) => columnCells(known, name));
}

function list({ table, columns, calendar, findings, readDate }: Sheet, plan: Plan): void {
  const header = { file: table.file, line: table.headerLine };
  for (const { line, reason } of table.notices) findings.add('readAs', { file: table.file, line }, { reason });
  for (const { line, reason } of table.doubts ?? []) findings.add('doubts', { file: table.file, line }, { reason });
  for (const { heading, date } of table.periods ?? []) {
    const reading = readDate(date);
    if (reading !== null) findings.add('periodRead', { ...header, column: heading }, { reason: periodReason(reading) });
  }
  for (const { heading, cells } of [...(table.leftOut ?? []), ...columns.unknown]) {
    findings.add('unknownColumn', { ...header, column: null }, { reason: because('column_cells', heading, cells) });
  }
  if (table.dateFormat === undefined && calendar.dateFormat !== plan.dateFormat) {
    findings.add('dateOrder', header, {
      reason: because('dates_read_as', calendar.dateFormat, plan.dateFormat),
    });
  }
  for (const { line, reason } of table.unreadable)
    findings.add('rowUnreadable', { file: table.file, line }, { reason });
}

/** Which dates the figures under a heading get. */
function periodReason({ unit, span }: DateReading): FoundReason | string {
  const start = formatIsoDate(span.start);
  switch (unit) {
    case 'day':
      return start;
    case 'week':
      return because('period_of_week', start);
    case 'month':
      return because('period_of_month', start.slice(0, 7));
    case 'quarter':
      return because('period_of_quarter', start);
    case 'year':
      return because('period_of_year', start);
  }
}

function yearlessReason(headings: readonly string[]): string {
  return `${listedHeadings(headings)} name no year: say of which year the first of them is (on the command line --year 2026)`;
}
