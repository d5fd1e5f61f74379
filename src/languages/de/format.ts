import type { FormatWords } from '#core/format/formatWords.ts';

/**
 * German numbers, days and periods, for the page and for what the server writes to people in German. A month in words
 * leaves no doubt which number is the day, so it stands first whatever the plan's order of figures is. What English
 * calls a billion is a Milliarde.
 */
export const format: FormatWords = {
  digits: 'de-DE',
  notAvailable: 'k. A.',
  thousand: 'k',
  million: '\u202fMio.',
  billion: '\u202fMrd.',
  trillion: '\u202fBio.',
  money: (digits, currency) => (currency === '' ? digits : `${digits}\u00a0${currency}`),
  percent: (digits) => `${digits}\u202f%`,
  points: (digits) => `${digits} Prozentpunkte`,
  months: 'Jan. Feb. März Apr. Mai  Juni Juli Aug. Sept.Okt. Nov. Dez. ',
  dayOfMonth: (day, month) => `${day}. ${month}`,
  date: (dayOfMonth, year) => `${dayOfMonth} ${year}`,
  weekOf: (date) => `Woche ab ${date}`,
  quarter: (quarter) => `Q${quarter}`,
  fiscalYear: (years) => `GJ${years}`,
  planToDate: 'Gesamter Plan',
};
