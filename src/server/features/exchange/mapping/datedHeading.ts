import { readDate } from '#server/features/exchange/values/readDate.ts';

export type Figure = 'target' | 'actual';

/** A heading that names a period: where it stands, the date in it, and which figure where it says so. */
export type DatedHeading = {
  readonly at: number;
  readonly heading: string;
  /** As it stands; read later, by the plan's calendar. */
  readonly date: string;
  readonly figure: Figure | null;
};

/** A heading such as `2024-01`, `Jan 2024`, `2024-01-31 target` or `Actual 2024`; null for one that names no period. */
export function datedHeading(heading: string, at: number): DatedHeading | null {
  const text = heading.trim();
  const word = FIGURE_WORD.exec(text)?.[0];
  const date = (word === undefined ? text : text.replace(word, ' ')).replace(EDGES, '');
  const isDate = CALENDARS.some((calendar) => readDate(date, calendar) !== null);
  return isDate ? { at, heading: text, date, figure: word === undefined ? null : seriesNamed(word) } : null;
}

/** Whether a word says target or actual; null for any other. */
export function seriesNamed(word: string): Figure | null {
  if (/^(?:targets?|plan(?:ned)?|goal|budget)$/i.test(word.trim())) return 'target';
  return /^(?:actuals?|value|result)$/i.test(word.trim()) ? 'actual' : null;
}

const FIGURE_WORD = /(?<![\p{L}_])(?:targets?|planned|actuals?)(?![\p{L}_])/iu;
const EDGES = /^[\s:/()|-]+|[\s:/()|-]+$/g;

/** Only whether it is a date matters here, not which. */
const CALENDARS = (['M/D/Y', 'D/M/Y'] as const).map(
  (dateFormat) => ({ dateFormat, fiscalStartMonth: 1, fiscalDisplay: 'fullYear' }) as const,
);
