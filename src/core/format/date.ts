import { civilDateOf, type Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { type FiscalDisplay, fiscalQuarterOf, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { formatFiscalYear } from './fiscalYear.ts';
import { ENGLISH_FORMAT, type FormatWords } from './formatWords.ts';

export type DateStyle = {
  readonly dateFormat: DateFormat;
  readonly fiscalDisplay: FiscalDisplay;
  readonly fiscalStartMonth: number;
};

/** `Oct 6, 2026`, or `6 Oct 2026` for D/M/Y plans; N/A for none (rule 3.19). */
export function formatDate(day: Day | null, format: DateFormat, words: FormatWords = ENGLISH_FORMAT): string {
  if (day === null) return words.notAvailable;
  return words.date(formatDayOfMonth(day, format, words), civilDateOf(day).year, format);
}

/** `Oct 6`, or `6 Oct` for D/M/Y plans. */
export function formatDayOfMonth(date: Day, format: DateFormat, words: FormatWords = ENGLISH_FORMAT): string {
  return words.dayOfMonth(civilDateOf(date).day, formatMonth(date, words), format);
}

/** `Oct 6` in the year that is current on `today`, `Oct 6, 2025` in any other. */
export function formatNearDay(day: Day, today: Day, format: DateFormat, words: FormatWords = ENGLISH_FORMAT): string {
  const isThisYear = civilDateOf(day).year === civilDateOf(today).year;
  return isThisYear ? formatDayOfMonth(day, format, words) : formatDate(day, format, words);
}

/** `Oct` */
export function formatMonth(day: Day, words: FormatWords = ENGLISH_FORMAT): string {
  const { month } = civilDateOf(day);
  const length = words.months.length / 12;
  return words.months.slice((month - 1) * length, month * length).trimEnd();
}

/** `Oct 2026` */
export function formatMonthOfYear(day: Day, words: FormatWords = ENGLISH_FORMAT): string {
  return `${formatMonth(day, words)} ${civilDateOf(day).year}`;
}

/** A period by any day in it, in full: `Week of Oct 6, 2026`, `Oct 2026`, `Q2 FY26`, `FY26`. */
export function formatPeriod(
  day: Day,
  period: TrackingFrequency,
  style: DateStyle,
  words: FormatWords = ENGLISH_FORMAT,
): string {
  switch (period) {
    case 'weekly':
      return words.weekOf(formatDate(day, style.dateFormat, words));
    case 'monthly':
      return formatMonthOfYear(day, words);
    case 'quarterly':
      return `${formatQuarter(day, style, words)} ${formatYear(day, style, words)}`;
    case 'yearly':
      return formatYear(day, style, words);
  }
}

/** A period by any day in it, as a tick on an axis has room for: `Oct 6`, `Oct`, `Q2`, `FY26`. */
export function formatTick(
  day: Day,
  period: TrackingFrequency,
  style: DateStyle,
  words: FormatWords = ENGLISH_FORMAT,
): string {
  switch (period) {
    case 'weekly':
      return formatDayOfMonth(day, style.dateFormat, words);
    case 'monthly':
      return formatMonth(day, words);
    case 'quarterly':
      return formatQuarter(day, style, words);
    case 'yearly':
      return formatYear(day, style, words);
  }
}

function formatQuarter(day: Day, { fiscalStartMonth }: DateStyle, words: FormatWords): string {
  return words.quarter(fiscalQuarterOf(day, fiscalStartMonth));
}

function formatYear(day: Day, { fiscalStartMonth, fiscalDisplay }: DateStyle, words: FormatWords): string {
  return formatFiscalYear(fiscalYearOf(day, fiscalStartMonth), fiscalDisplay, words);
}
