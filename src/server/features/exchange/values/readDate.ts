import { addDays, type Day, dayOf, firstDayOfMonth, fullYear } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { type FiscalDisplay, fiscalQuarterSpan, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';

/** What of the plan decides how a date is read. */
export type DateCalendar = {
  readonly dateFormat: DateFormat;
  readonly fiscalStartMonth: number;
  readonly fiscalDisplay: FiscalDisplay;
};

/** The days a text names: one day, or the whole of a month, a quarter or a fiscal year, with a note that says so. */
export type DateReading = { readonly span: ClosedSpan; readonly note: string | null };

/**
 * Reads a date: `2024-01-31`, `2024/01/31`, `01/31/2024` or `31/01/2024` by the date format, `31.01.2024`,
 * `31 Jan 2024`, `Jan 31, 2024`; a month as `2024-01` or `Jan 2024`; a quarter as `2024-Q1`; a fiscal or school year as
 * `2024`, `FY25`, `2024/25`, `2024-2025`. A time of day is left out. Null for anything else and for days that do not
 * exist.
 */
export function readDate(cell: string, calendar: DateCalendar): DateReading | null {
  if (cell.length > LONGEST) return null;
  const text = cell.trim().replace(/\s+/g, ' ');
  const date = text.replace(TIME_OF_DAY, '');
  const reading = readDay(date, calendar.dateFormat) ?? readMonth(date) ?? readYearOrQuarter(date, calendar);
  if (reading === null || date === text) return reading;
  return { span: reading.span, note: MIDNIGHT.test(text) ? reading.note : 'the time of day is left out' };
}

/** No date is written longer; text is not searched for one. */
const LONGEST = 60;

const TIME_OF_DAY = /(?:T| (?=\d{1,2}:))\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)? ?(?:[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?$/i;
const MIDNIGHT = /(?:T| )(?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM)Z?$/i;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const DAY_MONTH_YEAR = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th)?[ -]${MONTH},?[ -](?<year>\d{4}|\d{2})$`,
  'i',
);
const MONTH_DAY_YEAR = new RegExp(String.raw`^${MONTH} (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$`, 'i');
/** `Jan-24` is what spreadsheets make of a month; `Jan 24` could be a day. */
const MONTH_YEAR = new RegExp(String.raw`^${MONTH}(?:,?[ -](?<year>\d{4})|-(?<short>\d{2}))$`, 'i');

function readDay(text: string, format: DateFormat): DateReading | null {
  const written = /^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/.exec(text)?.groups;
  if (written) return oneDay(dayOf(Number(written.year), Number(written.month), Number(written.day)));
  const named = (DAY_MONTH_YEAR.exec(text) ?? MONTH_DAY_YEAR.exec(text))?.groups;
  if (named) return oneDay(dayOf(fullYear(named.year ?? ''), monthNumber(named.month), Number(named.day)));
  // Dots stand in dates of lands that put the day first, whatever the plan's format.
  return oneDay(readTypedDate(text, text.includes('.') ? 'D/M/Y' : format));
}

function readMonth(text: string): DateReading | null {
  const named = MONTH_YEAR.exec(text)?.groups;
  const written = /^(?<year>\d{4})-(?<month>\d{2})$/.exec(text)?.groups;
  const year = fullYear(written?.year ?? named?.year ?? named?.short ?? '');
  const month = named ? monthNumber(named.month) : Number(written?.month);
  if (dayOf(year, month, 1) === null) return null;
  const span = { start: firstDayOfMonth(year, month), end: addDays(firstDayOfMonth(year, month + 1), -1) };
  return { span, note: 'read as the whole month' };
}

function readYearOrQuarter(text: string, calendar: DateCalendar): DateReading | null {
  const quarter = /^(?:(?<year>\d{4})[ -]?Q(?<quarter>[1-4])|Q(?<quarter2>[1-4])[ -]?(?<year2>\d{4}))$/i.exec(
    text,
  )?.groups;
  if (quarter) {
    const year = Number(quarter.year ?? quarter.year2);
    const number = quarterNumber(quarter.quarter ?? quarter.quarter2);
    if (!isYear(year) || number === null) return null;
    const span = fiscalQuarterSpan(year, number, calendar.fiscalStartMonth);
    return { span, note: `read as quarter ${number} of the fiscal year that starts in ${year}` };
  }
  const year = fiscalYearNamed(text, calendar.fiscalDisplay);
  if (year === null || !isYear(year)) return null;
  return {
    span: fiscalYearSpan(year, calendar.fiscalStartMonth),
    note: `read as the fiscal year that starts in ${year}`,
  };
}

/** The starting year of `2024`, `2024/25`, `2024-2025`, `FY25` (by the plan's display), `FY25/26`. */
function fiscalYearNamed(text: string, display: FiscalDisplay): number | null {
  const both = /^(?<first>\d{4}|FY ?\d{2})[-/–](?:\d{2})?(?<second>\d{2})$/i.exec(text)?.groups;
  if (both) {
    const first = fullYear((both.first ?? '').replace(/\D/g, ''));
    return Number(both.second) === (first + 1) % 100 ? first : null;
  }
  const labelled = /^FY ?(?<year>\d{4}|\d{2})$/i.exec(text)?.groups;
  if (labelled) return fullYear(labelled.year ?? '') - (display === 'endYear' ? 1 : 0);
  return /^\d{4}$/.test(text) ? Number(text) : null;
}

/** Outside these a number of four digits is hardly a year. */
function isYear(year: number): boolean {
  return year >= 1900 && year <= 2200;
}

function quarterNumber(digit: string | undefined): 1 | 2 | 3 | 4 | null {
  return ([1, 2, 3, 4] as const).find((each) => String(each) === digit) ?? null;
}

function monthNumber(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
}

function oneDay(day: Day | null): DateReading | null {
  return day === null ? null : { span: { start: day, end: day }, note: null };
}
