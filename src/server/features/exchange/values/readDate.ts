import type { FoundReason } from '#contract/foundReason.ts';
import { type Day, dayOf, formatIsoDate, fullYear } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import { type DatedPeriod, type FiscalNaming, spanOfWritten, startingYearOf } from '#core/calendar/writtenPeriod.ts';
import { foldText } from '#core/search/foldText.ts';
import { readPeriodHeading } from '#core/typed/periodHeading.ts';
import { periodWord } from '#core/typed/periodWords.ts';
import { because } from './because.ts';
import { readSpreadsheetDay } from './spreadsheetDay.ts';

/** What of the plan decides how a date is read. */
export type DateCalendar = FiscalNaming & { readonly dateFormat: DateFormat };

/** The days a text names: one day, or a whole period, with a note that says so. */
export type DateReading = {
  readonly unit: 'day' | DatedPeriod['unit'];
  readonly span: ClosedSpan;
  readonly note: FoundReason | null;
};

/**
 * Reads a date: `2024-01-31`, `2024/01/31`, `01/31/2024` or `31/01/2024` by the date format, `31.01.2024`,
 * `31 Jan 2024`, `Jan 31, 2024`, the number a spreadsheet has for a day; or a week, month, quarter or fiscal year with
 * its year, in any form that the heading of a period has. A time of day is left out. Null for anything else and for
 * days that do not exist.
 */
export function readDate(cell: string, calendar: DateCalendar): DateReading | null {
  if (cell.length > LONGEST) return null;
  const text = cell.trim().replace(/\s+/g, ' ');
  const date = text.replace(TIME_OF_DAY, '');
  const reading = readDay(date, calendar.dateFormat) ?? readPeriod(date, calendar);
  if (reading === null || date === text) return reading;
  return { ...reading, note: MIDNIGHT.test(text) ? reading.note : because('time_left_out') };
}

/** No date is written longer; text is not searched for one. */
const LONGEST = 60;

const TIME_OF_DAY = /(?:T| (?=\d{1,2}:))\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?$/i;
const MIDNIGHT = /(?:T| )(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM)Z?$/i;

const DAY_MONTH_YEAR =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er)?\.?(?: de| of)?[ -]?(?<month>\p{L}+)\.?,?(?: de)?[ -](?<year>\d{4}|\d{2})$/iu;
const MONTH_DAY_YEAR = /^(?<month>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/iu;

function readDay(text: string, format: DateFormat): DateReading | null {
  const written = /^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/.exec(text)?.groups;
  if (written) return dayOrNone(dayOf(Number(written.year), Number(written.month), Number(written.day)));
  const named = (DAY_MONTH_YEAR.exec(text) ?? MONTH_DAY_YEAR.exec(text))?.groups;
  const month = named === undefined ? undefined : periodWord(foldText(named.month ?? ''))?.month;
  if (month !== undefined) return dayOrNone(dayOf(fullYear(named?.year ?? ''), month, Number(named?.day)));
  const counted = readSpreadsheetDay(text);
  if (counted !== null) return { ...oneDay(counted), note: because('serial_day', formatIsoDate(counted)) };
  // Dots stand in dates of lands that put the day first, whatever the plan's format: `31.1.2024`, `31. 1. 2024`.
  return dayOrNone(readTypedDate(text.replace(/\. (?=\d)/g, '.'), text.includes('.') ? 'D/M/Y' : format));
}

function readPeriod(text: string, calendar: DateCalendar): DateReading | null {
  const read = readPeriodHeading(text);
  if (read === null || read.figure !== null || read.period.year === null) return null;
  const period: DatedPeriod = { ...read.period, year: read.period.year };
  const span = spanOfWritten(period, calendar);
  return span === null ? null : { unit: period.unit, span, note: noteOf(period, span, { ...read, calendar }) };
}

function noteOf(
  period: DatedPeriod,
  { start }: ClosedSpan,
  { couldBeDay, calendar }: { readonly couldBeDay: boolean; readonly calendar: DateCalendar },
): FoundReason {
  switch (period.unit) {
    case 'week':
      return because('read_as_week', formatIsoDate(start));
    case 'month':
      return couldBeDay ? because('read_as_month', formatIsoDate(start).slice(0, 7)) : because('read_as_whole_month');
    case 'quarter':
      return because('read_as_quarter', period.quarter, startingYearOf(period.year, calendar));
    case 'year':
      return because('read_as_fiscal_year', startingYearOf(period.year, calendar));
  }
}

function dayOrNone(day: Day | null): DateReading | null {
  return day === null ? null : oneDay(day);
}

function oneDay(day: Day): DateReading {
  return { unit: 'day', span: { start: day, end: day }, note: null };
}
