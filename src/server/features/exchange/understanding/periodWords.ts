import { civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { fiscalQuarterOf, fiscalYearOf } from '#core/calendar/fiscalYear.ts';

export type PeriodWordMoment = { readonly today: Day; readonly fiscalStartMonth: number };

/** Periods that move with the day of the import, for the next file of its kind. */
export const PERIOD_WORDS = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const;
export type PeriodWord = (typeof PERIOD_WORDS)[number];

/** The period that a word stands for on a day, as answers write it: `2026`, `2026-Q3`, `2026-10`. Years and quarters are fiscal. */
export function periodOfWord(word: PeriodWord, { today, fiscalStartMonth }: PeriodWordMoment): string {
  const [which, unit] = word.split('_') as ['this' | 'last', 'month' | 'quarter' | 'year'];
  const { year, month } = civilDateOf(today);
  const back = which === 'this' ? 0 : { month: 1, quarter: 3, year: 12 }[unit];
  const day = firstDayOfMonth(year, month - back);
  const civil = civilDateOf(day);
  if (unit === 'month') return `${civil.year}-${String(civil.month).padStart(2, '0')}`;
  const fiscal = fiscalYearOf(day, fiscalStartMonth);
  return unit === 'year' ? String(fiscal) : `${fiscal}-Q${fiscalQuarterOf(day, fiscalStartMonth)}`;
}

/** An answer with its word, if it is one, put in terms of today. */
export function plainPeriod(answer: string, moment: PeriodWordMoment): string {
  const word = PERIOD_WORDS.find((each) => each === answer.trim().toLowerCase());
  return word === undefined ? answer : periodOfWord(word, moment);
}

/** The word for a period; null where it is none that moves with the day. */
export function wordOfPeriod(answer: string, moment: PeriodWordMoment): PeriodWord | null {
  const plain = plainPeriod(answer, moment).trim().toUpperCase();
  return PERIOD_WORDS.find((word) => periodOfWord(word, moment) === plain) ?? null;
}
