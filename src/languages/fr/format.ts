import type { FormatWords } from '#core/format/formatWords.ts';

/**
 * French numbers, days and periods, for the page and for what the server writes to people in French. The day stands
 * before the month whatever the plan's order of figures is. What English calls a billion is a milliard.
 */
export const format: FormatWords = {
  digits: 'fr-FR',
  notAvailable: 'n.d.',
  thousand: '\u202fk',
  million: '\u202fM',
  billion: '\u202fMd',
  trillion: '\u202fBn',
  money: (digits, currency) => (currency === '' ? digits : `${digits}\u00a0${currency}`),
  percent: (digits) => `${digits}\u202f%`,
  points: (digits) => `${digits} points`,
  months: 'janv.févr.mars avr. mai  juin juil.août sept.oct. nov. déc. ',
  dayOfMonth: (day, month) => `${day === 1 ? '1er' : day} ${month}`,
  date: (dayOfMonth, year) => `${dayOfMonth} ${year}`,
  weekOf: (date) => `Semaine du ${date}`,
  quarter: (quarter) => `T${quarter}`,
  fiscalYear: (years) => `EX${years}`,
  planToDate: 'Plan entier',
};
