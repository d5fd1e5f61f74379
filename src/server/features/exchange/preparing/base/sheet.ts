import type { FoundReason } from '#contract/foundReason.ts';
import type { Day } from '#core/calendar/date.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import { isWithin, type Limits } from '#core/goal/fieldKinds.ts';
import type { DecimalMark } from '#core/typed/decimalMark.ts';
import { readNumber } from '#core/typed/readNumber.ts';
import type { Columns } from '#server/features/exchange/columns/recognise.ts';
import { columnOf, type Table, type TableRow } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import type { DateCalendar, DateReading } from '#server/features/exchange/values/readDate.ts';
import type { Vocabulary } from '#server/features/exchange/values/words.ts';
import type { Findings, Place } from './findings.ts';

/** What a file says about a field: undefined is nothing (no such column, or a cell that could not be read). */
export type Stated<T> = T | undefined;

/** A table whose columns are known, with all that is needed to read its cells. */
export type Sheet = {
  readonly table: Table;
  readonly columns: Columns;
  readonly mark: DecimalMark;
  readonly calendar: DateCalendar;
  /** By that calendar. */
  readonly readDate: (cell: string) => DateReading | null;
  readonly findings: Findings;
};

/** One cell: where it stands and what is in it. */
export type CellAt = { readonly sheet: Sheet; readonly row: TableRow; readonly column: string };

export function placeOf({ sheet, row, column }: CellAt): Place {
  return { file: sheet.table.file, line: row.line, column: row.heading ?? column };
}

/** The cell as it stands, blanks around it taken off; undefined where the table has no such column. */
export function cellText({ sheet, row, column }: CellAt): Stated<string> {
  const index = sheet.columns.at.get(column);
  return index === undefined ? undefined : (row.cells[index] ?? '').trim();
}

/** The cell with the blanks around it. */
function writtenText({ sheet, row, column }: CellAt): Stated<string> {
  const index = sheet.columns.at.get(column);
  return index === undefined ? undefined : (row.cells[index] ?? '');
}

/** All cells of a column. */
export function columnCells({ table, columns }: Pick<Sheet, 'table' | 'columns'>, column: string): Iterable<string> {
  const index = columns.at.get(column);
  return index === undefined ? [] : columnOf(table.rows, index);
}

const CONTROLS = /[\p{Cc}--[\n\t]]/gv;
const CONTROLS_BUT_LINE_ENDS = /[\p{Cc}--[\n\t\r]]/gv;

/** Whether a cell says that there is nothing: empty, or a word for it where people write such words. */
export function saysNothing({ sheet: { table } }: CellAt, cell: string): boolean {
  return table.isAsWritten ? cell === '' : isNoneInFile(cell);
}

/** Text without control characters but line ends and tabs. */
export function readText(at: CellAt): Stated<string> {
  const { isAsWritten } = at.sheet.table;
  const text = isAsWritten ? writtenText(at) : cellText(at);
  if (text === undefined) return undefined;
  const clean = text.replace(isAsWritten ? CONTROLS_BUT_LINE_ENDS : CONTROLS, '');
  if (clean !== text)
    at.sheet.findings.add('textCleaned', placeOf(at), { value: text, reason: because('not_of_a_text') });
  return clean;
}

/** Text on one line: a line end or tab with the blanks around it becomes one blank. */
export function readLine(at: CellAt): Stated<string> {
  const line = readText(at)?.replace(/(?<!\s)\s*[\n\t]\s*/g, ' ');
  return at.sheet.table.isAsWritten ? line : line?.trim();
}

export function readFigure(at: CellAt): Stated<number | null> {
  const cell = cellText(at);
  if (cell === undefined) return undefined;
  const reading = readNumber(cell, at.sheet.mark, at.sheet.table.decimalMark !== undefined);
  if (!reading.ok && isNoneInFile(cell)) {
    listNoValue(at, cell);
    return null;
  }
  if (!reading.ok) {
    const reason = SPREADSHEET_ERROR.test(cell) ? because('formula_error') : because(reading.reason);
    at.sheet.findings.add('cellUnreadable', placeOf(at), { value: cell, reason });
    return undefined;
  }
  if (reading.value === null) listNoValue(at, cell);
  if (reading.note !== null)
    at.sheet.findings.add('numberRead', placeOf(at), {
      value: cell,
      reason: because('read_as', String(reading.value)),
    });
  if (cell.includes('%'))
    at.sheet.findings.add('percentSign', placeOf(at), {
      value: cell,
      reason: because('read_as', String(reading.value)),
    });
  return reading.value;
}

/** A number within limits; an empty cell and any other number say nothing, the latter is listed. */
export function readAmount(at: CellAt, limits: Limits): Stated<number> {
  const value = readFigure(at);
  if (value === undefined || value === null) return undefined;
  if (isWithin(value, limits)) return value;
  const { least, most, decimals } = limits;
  const reason = `not a number from ${least} to ${most} with at most ${decimals} decimals`;
  at.sheet.findings.add('cellUnreadable', placeOf(at), { value: String(value), reason });
  return undefined;
}

/** `#REF!`, `#DIV/0!`, in German `#BEZUG!`. */
const SPREADSHEET_ERROR = /^#\p{L}[^ ]*[!?]$/u;

/** Lists a cell such as `n/a` or `-`, which is read as an empty one. */
export function listNoValue(at: CellAt, cell: string): void {
  if (cell !== '') at.sheet.findings.add('noValue', placeOf(at), { value: cell, reason: because('read_as_empty') });
}

/** The first or the last day of what a cell names; an unreadable one is dropped. */
export function readDay(at: CellAt, edge: 'start' | 'end'): Stated<Day | null> {
  const cell = cellText(at);
  if (cell === undefined) return undefined;
  if (isNoneInFile(cell)) {
    listNoValue(at, cell);
    return null;
  }
  const reading = readDateCell(at, cell);
  if (reading !== null) return reading.span[edge];
  at.sheet.findings.add('cellUnreadable', placeOf(at), { value: cell, reason: whyNoDate(cell, at.sheet.calendar) });
  return undefined;
}

/** What a cell names; null where it is no date. Notes how it was read. */
export function readDateCell(at: CellAt, cell: string): DateReading | null {
  const reading = at.sheet.readDate(cell);
  // A heading names a whole period: that is no guess.
  if (reading !== null && reading.note !== null && at.row.heading === undefined) {
    at.sheet.findings.add('dateRead', placeOf(at), { value: cell, reason: reading.note });
  }
  return reading;
}

/** One of our words; empty and unknown cells say nothing, unknown ones are listed. */
export function readWord<Word>(at: CellAt, vocabulary: Vocabulary<Word>): Stated<Word> {
  const cell = cellText(at);
  if (cell === undefined) return undefined;
  const word = vocabulary.read(cell);
  if (word !== null) return word;
  if (isNoneInFile(cell)) listNoValue(at, cell);
  else {
    at.sheet.findings.add('wordUnknown', placeOf(at), { value: cell, reason: because('choices', vocabulary.listed) });
  }
  return undefined;
}

/** As `readWord`, for a field that may have none: an empty cell says so. */
export function readWordOrNone<Word>(at: CellAt, vocabulary: Vocabulary<Word>): Stated<Word | null> {
  const cell = cellText(at);
  const word = readWord(at, vocabulary);
  return cell !== undefined && isNoneInFile(cell) && word === undefined ? null : word;
}

/** Why a cell is no date, with what would make it one. */
export function whyNoDate(cell: string, calendar: DateCalendar): FoundReason {
  const other = calendar.dateFormat === 'M/D/Y' ? 'D/M/Y' : 'M/D/Y';
  if (readTypedDate(cell, other) !== null) return because('date_in_other_order', calendar.dateFormat, other);
  return because('not_a_date');
}
