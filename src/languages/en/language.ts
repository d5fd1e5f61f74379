import { format } from './format.ts';

/** What else differs from language to language. */
export const language = {
  /** The letters that stand for day, month and year where a date is typed. */
  dateLetters: { day: 'D', month: 'M', year: 'Y' },
  /** How far two percents lie apart, where there is little room. */
  shortPoints: format.points,
};
