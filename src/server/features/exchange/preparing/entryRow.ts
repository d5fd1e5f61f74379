import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Place } from '#server/features/exchange/preparing/base/findings.ts';
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
} from '#server/features/exchange/preparing/base/sheet.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';

/** What one row of an entries table says of its goal. */
export type EntryFigures = {
  readonly day: Day;
  readonly target: Stated<number | null>;
  readonly actual: Stated<number | null>;
  /** Where its date names a week, a quarter or a fiscal year, which: days and months do not tell how often figures come. */
  readonly span: NamedSpan | null;
};

export type NamedSpan = 'week' | 'quarter' | 'year';

/** One row of an entries table. */
export type EntryRow = EntryFigures & {
  readonly place: Place;
  /** Where it was taken out of a wide sheet, the heading it stood under: the column of whatever is found about it. */
  readonly heading: string | null;
  /** The goal's number as it is shown. */
  readonly goalKey: string;
  /** The date as it stands. */
  readonly dateText: string;
};

/** The goal of a row by its shown number; null where the row has to stay out, with the reason among the findings. */
export function readGoalKey(sheet: Sheet, row: TableRow): string | null {
  const at: CellAt = { sheet, row, column: 'goal_number' };
  const goalKey = shownNumber(readLine(at) ?? '');
  if (goalKey !== '') return goalKey;
  sheet.findings.add('goalMissing', placeOf(at), { reason: because('goal_number_empty') });
  return null;
}

/** What a row says of its goal; null where it has to stay out, with the reason among the findings. */
export function readEntryFigures(sheet: Sheet, row: TableRow): EntryFigures | null {
  const date: CellAt = { sheet, row, column: 'date' };
  const dateText = cellText(date) ?? '';
  const reading = readDateCell(date, dateText);
  if (reading === null) {
    const reason = dateText === '' ? because('date_empty') : whyNoDate(dateText, sheet.calendar);
    sheet.findings.add('dateUnreadable', placeOf(date), { value: dateText, reason });
    return null;
  }
  return {
    day: reading.span.start,
    span: reading.unit === 'day' || reading.unit === 'month' ? null : reading.unit,
    target: row.figure === 'actual' ? undefined : readFigure({ sheet, row, column: 'target' }),
    actual: row.figure === 'target' ? undefined : readFigure({ sheet, row, column: 'actual' }),
  };
}

/** Where a column of an entry stands in its file. */
export function placeIn({ place, heading }: EntryRow, column: string | null): Place {
  return { ...place, column: heading ?? column };
}
