import type { DateFormat } from '#core/calendar/dateFormat.ts';

/** How a language writes numbers, days and periods; the plan decides the order of dates and the currency. */
export type FormatWords = {
  /** BCP 47 tag. */
  readonly digits: string;
  readonly notAvailable: string;
  readonly thousand: string;
  readonly million: string;
  readonly billion: string;
  readonly trillion: string;
  /** An amount with the sign of its currency, which may be none. */
  readonly money: (digits: string, currency: string) => string;
  readonly percent: (digits: string) => string;
  readonly points: (digits: string) => string;
  /** Short names of the twelve months, padded to the length of the longest. */
  readonly months: string;
  readonly dayOfMonth: (day: number, month: string, format: DateFormat) => string;
  readonly date: (dayOfMonth: string, year: number, format: DateFormat) => string;
  readonly weekOf: (date: string) => string;
  readonly quarter: (quarter: number) => string;
  /** A fiscal year by its two-digit years: 25, 25/26. */
  readonly fiscalYear: (years: string) => string;
  readonly planToDate: string;
};

/** As the server's replies are written (rule 3.19). */
export const ENGLISH_FORMAT: FormatWords = {
  digits: 'en-US',
  notAvailable: 'N/A',
  thousand: 'k',
  million: 'm',
  billion: 'b',
  trillion: 't',
  money: (digits, currency) => `${currency}${digits}`,
  percent: (digits) => `${digits}%`,
  points: (digits) => `${digits} points`,
  months: 'JanFebMarAprMayJunJulAugSepOctNovDec',
  dayOfMonth: (day, month, format) => (format === 'M/D/Y' ? `${month} ${day}` : `${day} ${month}`),
  date: (dayOfMonth, year, format) => (format === 'M/D/Y' ? `${dayOfMonth}, ${year}` : `${dayOfMonth} ${year}`),
  weekOf: (date) => `Week of ${date}`,
  quarter: (quarter) => `Q${quarter}`,
  fiscalYear: (years) => `FY${years}`,
  planToDate: 'Plan-to-Date',
};
