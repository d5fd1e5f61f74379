import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { TableRow } from '#server/exchange/reading/table.ts';
import type { Place } from './findings.ts';
import {
  type CellAt,
  cellText,
  placeOf,
  readDateCell,
  readFigure,
  readLine,
  type Sheet,
  type Stated,
  whyNoDate,
} from './sheet.ts';

/** What one row of an entries table says. */
export type EntryRow = {
  readonly place: Place;
  /** Where it was taken out of a wide sheet, the heading it stood under: the column of whatever is found about it. */
  readonly heading: string | null;
  /** The goal's number as it is shown. */
  readonly goalKey: string;
  readonly day: Day;
  /** The date as it stands. */
  readonly dateText: string;
  readonly target: Stated<number | null>;
  readonly actual: Stated<number | null>;
};

/** Reads one row of an entries table; null where it has to stay out, with the reason among the findings. */
export function readEntryRow(sheet: Sheet, row: TableRow): EntryRow | null {
  const at = (column: string): CellAt => ({ sheet, row, column });
  const goalKey = shownNumber(readLine(at('goal_number')) ?? '');
  if (goalKey === '') {
    sheet.findings.add('goalMissing', placeOf(at('goal_number')), { reason: 'the number of the goal is empty' });
    return null;
  }
  const dateText = cellText(at('date')) ?? '';
  const date = readDateCell(at('date'), dateText);
  if (date === null) {
    const reason = dateText === '' ? 'the date is empty' : whyNoDate(dateText, sheet.calendar);
    sheet.findings.add('dateUnreadable', placeOf(at('date')), { value: dateText, reason });
    return null;
  }
  return {
    place: { file: sheet.table.file, line: row.line },
    heading: row.heading ?? null,
    goalKey,
    day: date.span.start,
    dateText,
    target: row.figure === 'actual' ? undefined : readFigure(at('target')),
    actual: row.figure === 'target' ? undefined : readFigure(at('actual')),
  };
}

/** Where a column of an entry stands in its file. */
export function placeIn({ place, heading }: EntryRow, column: string | null): Place {
  return { ...place, column: heading ?? column };
}
