import type { FormatWords } from '#core/format/formatWords.ts';

/**
 * Spanish numbers, days and periods, for the page and for what the server writes to people in Spanish. A month in words
 * leaves no doubt which number is the day, so the day stands first whatever the plan's order of figures is. Four digits
 * are not grouped. What English calls a billion is mil millones, and a trillion is a billón.
 */
export const format: FormatWords = {
  digits: 'es',
  notAvailable: 'N/D',
  thousand: '\u00a0mil',
  million: '\u00a0M',
  billion: '\u00a0mil\u00a0M',
  trillion: '\u00a0B',
  money: (digits, currency) => `${currency}${digits}`,
  percent: (digits) => `${digits}\u00a0%`,
  points: (digits) => `${digits} puntos`,
  months: 'ene feb mar abr may jun jul ago septoct nov dic ',
  dayOfMonth: (day, month) => `${day} ${month}`,
  date: (dayOfMonth, year) => `${dayOfMonth} ${year}`,
  weekOf: (date) => `semana del ${date}`,
  quarter: (quarter) => `T${quarter}`,
  fiscalYear: (years) => `EF${years}`,
  planToDate: 'Todo el plan',
};
