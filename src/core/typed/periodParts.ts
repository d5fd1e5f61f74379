import { fullYear } from '#core/calendar/date.ts';
import type { Quarter, WrittenYear } from '#core/calendar/writtenPeriod.ts';
import { type PeriodWord, periodWord } from './periodWords.ts';

/** What one piece of a heading says. */
export type Part = PeriodWord & {
  readonly quarter?: Quarter;
  readonly week?: number;
  readonly year?: WrittenYear;
  /** A year of two digits that stands alone: it counts only beside a month, a quarter or a week. */
  readonly isShort?: true;
  /** `01/26` or `Jan 26`: perhaps a day of the month. */
  readonly couldBeDay?: boolean;
};

type PartReader = readonly [RegExp, (match: RegExpExecArray) => Part | null];

const QUARTER = '(?:q|qtr|quarter|quartal|t|tri|trim|trimestre)';
const WEEK = '(?:w|wk|cw|kw|week|woche|kalenderwoche|semaine|semana)';
const FISCAL =
  '(?:fy|gj|fiscal year|financial year|school year|geschaftsjahr|haushaltsjahr|schuljahr|studienjahr|academic year|annee universitaire|annee scolaire|ano academico|curso academico|curso escolar|curso|exercice|ejercicio)';

/** In the order in which they are tried: folded text, from where a piece begins. */
export const PART_READERS: readonly PartReader[] = [
  [/(\d{4})(\d{2})(?!\d)/y, ([, year, month]) => monthPart(month, year)],
  [/(\d{4}) ?[-/–] ?(\d{4})(?!\d)/y, ([, first, second]) => bothYears(first, second)],
  [/(\d{4})[-_]?m(\d{2})(?!\d)/y, ([, year, month]) => monthPart(month, year)],
  [/(\d{4})([-/.–_])(\d{1,2})(?!\d|[-/.]\d)/y, ([, year, mark, second]) => yearAndMore(year, mark, second)],
  [/(\d{1,2})[-/._](\d{4})(?!\d)/y, ([, month, year]) => monthPart(month, year)],
  [/(\d{1,2})[-/–](\d{2})(?!\d|[-/.]\d)/y, ([, first, second]) => shortPair(first, second)],
  ...([1, 2, 3, 4] as const).flatMap(quarterReaders),
  [pattern(String.raw`${WEEK}\.? ?(\d{1,2})(?!\d)`), ([, week]) => weekPart(week)],
  [pattern(String.raw`(\d{1,2})\. ?${WEEK}(?![a-z\d])`), ([, week]) => weekPart(week)],
  // S1 and S2 are halves of a year as well.
  [/s(?:em)?\.? ?(\d{2})(?!\d)/y, ([, week]) => weekPart(week)],
  [
    pattern(String.raw`${FISCAL}\.? ?'?(\d{4}|\d{2})(?:[-/–](\d{4}|\d{2}))?(?!\d)`),
    ([, year, second]) => fiscalYear(year, second),
  ],
  [pattern(`${FISCAL}(?![a-z])`), () => ({ isYear: true })],
  [/[a-z]+/y, ([word]) => periodWord(word)],
  [/(\d{4})(?!\d)/y, ([, year]) => yearPart(Number(year))],
  [/(\d{2})(?!\d|[-/.]\d)/y, shortYear],
];

function pattern(source: string): RegExp {
  return new RegExp(source, 'y');
}

function monthPart(monthText: string | undefined, yearText: string | undefined): Part | null {
  const month = Number(monthText);
  const part = yearPart(Number(yearText));
  return part === null || month < 1 || month > 12 ? null : { ...part, month };
}

/** Outside these a number of four digits is hardly a year. */
function yearPart(year: number, by: WrittenYear['by'] = 'itself'): Part | null {
  return year >= 1900 && year <= 2200 ? { year: { year, by } } : null;
}

function bothYears(firstText: string | undefined, second: string | undefined): Part | null {
  const first = fullYear(String(firstText));
  const isNext = Number(second) === (String(second).length === 2 ? (first + 1) % 100 : first + 1);
  return isNext ? yearPart(first, 'both') : null;
}

/** `2025/26` is a fiscal year, `2025-06` a month; `2011-12` a month, `2011/12` a fiscal year. */
function yearAndMore(year: string | undefined, mark: string | undefined, second: string | undefined): Part | null {
  const isFiscal = second?.length === 2 && (mark === '/' || Number(second) > 12);
  return (isFiscal ? bothYears(year, second) : null) ?? monthPart(second, year);
}

/** `25/26` is a fiscal year, `01/26` a month; `11/12` could be either, `01/02` a day as well. */
function shortPair(first: string | undefined, second: string | undefined): Part | null {
  const both = bothYears(first, second);
  if (both !== null) return Number(first) > 12 ? both : null;
  const month = Number(second) > 12 ? monthPart(first, String(fullYear(String(second)))) : null;
  return month === null ? null : { ...month, couldBeDay: true };
}

function quarterReaders(quarter: Quarter): PartReader[] {
  const ordinal = String.raw`(?:st|nd|rd|th|ere?|e|eme|[rdt]?o)?\.? ?(?:er|o)?\.? ?`;
  const roman = ['i', 'ii', 'iii', 'iv'][quarter - 1];
  return [
    [pattern(String.raw`${roman}\.? ?${QUARTER}(?![a-z])`), () => ({ quarter })],
    [pattern(String.raw`${QUARTER}\.? ?${roman}(?![a-z\d])`), () => ({ quarter })],
    [pattern(`${quarter}${ordinal}${QUARTER}(?![a-z])`), () => ({ quarter })],
    [pattern(String.raw`${QUARTER}\.? ?${quarter}(?!\d)`), () => ({ quarter })],
  ];
}

function weekPart(text: string | undefined): Part | null {
  const week = Number(text);
  return week >= 1 && week <= 53 ? { week } : null;
}

function fiscalYear(year: string | undefined, second: string | undefined): Part | null {
  return second === undefined ? yearPart(fullYear(String(year)), 'label') : bothYears(year, second);
}

function shortYear({ input, index, 1: text }: RegExpExecArray): Part {
  const year: WrittenYear = { year: fullYear(String(text)), by: 'itself' };
  return { year, isShort: true, couldBeDay: /[\s.]/.test(input.charAt(index - 1)) };
}
