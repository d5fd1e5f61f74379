import type { WrittenPeriod } from '#core/calendar/writtenPeriod.ts';
import { foldText } from '#core/search/foldText.ts';
import { readPeriodHeading } from '#core/typed/periodHeading.ts';
import { type Figure, periodWord } from '#core/typed/periodWords.ts';
import { plainName, YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
import { readDate } from '#server/features/exchange/values/readDate.ts';
import { withoutUnit } from '#server/features/exchange/values/unitInHeading.ts';

export type { Figure };

/** A heading that names a period: where it stands, the period in it, and which figure where it says so. */
export type DatedHeading = {
  readonly at: number;
  readonly heading: string;
  /** A single day as it stands, which is read later by the plan's date format. */
  readonly period: WrittenPeriod | { readonly unit: 'day'; readonly day: string };
  readonly figure: Figure | null;
  /** `Jan 26` may be a day as well. */
  readonly couldBeDay: boolean;
};

/** A heading such as `2024-01`, `Jan 2024`, `2024-01-31 target` or `Actual 2024`; null for one that names no period. */
export function datedHeading(heading: string, at: number): DatedHeading | null {
  const written = heading.trim();
  const text = withoutUnit(written);
  if (YEAR_TARGET.test(plainName(text))) return null;
  const words = text.match(/\p{L}+/gu) ?? [];
  const figureWords = words.filter((word) => periodWord(foldText(word))?.figure !== undefined);
  const figures = new Set(figureWords.map((word) => periodWord(foldText(word))?.figure));
  if (figures.size > 1) return null;
  const day = figureWords.reduce((rest, word) => rest.replace(word, ' '), text).replace(EDGES, '');
  if (!COUNTED.test(day) && CALENDARS.some((calendar) => readDate(day, calendar)?.unit === 'day')) {
    const [figure = null] = figures;
    return { at, heading: written, period: { unit: 'day', day }, figure, couldBeDay: false };
  }
  const read = readPeriodHeading(text);
  return read === null ? null : { at, heading: written, ...read };
}

/** Whether a word says target or actual; null for any other. */
export function seriesNamed(word: string): Figure | null {
  const text = foldText(word.trim());
  return /^(?:value|wert|valeur|valor)$/.test(text) ? 'actual' : (periodWord(text)?.figure ?? null);
}

/** A day counted by a spreadsheet is a number like any other, unless it stands in a row of headings. */
const COUNTED = /^\d{5}/;
const EDGES = /^[\s:/()|-]+|(?<![\s:/()|-])[\s:/()|-]+$/g;

/** Only whether it is a date matters here, not which. */
const CALENDARS = (['M/D/Y', 'D/M/Y'] as const).map(
  (dateFormat) => ({ dateFormat, fiscalStartMonth: 1, fiscalDisplay: 'fullYear' }) as const,
);
