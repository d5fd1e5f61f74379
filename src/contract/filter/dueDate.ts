import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import { DUE_DATE_OPTIONS, type DueDate } from '#core/filter/dueDate.ts';

const SEPARATOR = '::';

/**
 * Reads a due date as it travels: an option, or start::end with either side open (rule 4.7). Dates are
 * taken as YYYY-MM-DD and as the plan writes them. `custom` without dates and `::` are no due date, so null; undefined
 * says that the text is none of these, a date unreadable or the start after the end.
 */
export function readDueDate(text: string, format: DateFormat): DueDate | null | undefined {
  if (text === 'custom') return null;
  const option = DUE_DATE_OPTIONS.find((each) => each === text);
  if (option !== undefined) return option;
  const [start, end, ...more] = text.split(SEPARATOR).map((side) => readSide(side, format));
  if (start === undefined || end === undefined || more.length > 0) return undefined;
  if (start === null && end === null) return null;
  if (start !== null && end !== null && start > end) return undefined;
  return { custom: { start, end } };
}

/** Writes a due date; a range as YYYY-MM-DD, so that it means the same when the plan's date format changes. */
export function writeDueDate(dueDate: DueDate): string {
  if (typeof dueDate === 'string') return dueDate;
  return [dueDate.custom.start, dueDate.custom.end]
    .map((day) => (day === null ? '' : formatIsoDate(day)))
    .join(SEPARATOR);
}

/** Null is an open side, undefined no date. */
function readSide(text: string, format: DateFormat): Day | null | undefined {
  if (text.trim() === '') return null;
  return readIsoDate(text.trim()) ?? readTypedDate(text, format) ?? undefined;
}
