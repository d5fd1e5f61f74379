import { COLUMN_NAMES, plainName, YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
import { datedHeading, seriesNamed } from '#server/features/exchange/mapping/datedHeading.ts';
import { isHeadingWord } from '#server/features/exchange/mapping/headingWords.ts';

/** Whether a text is likely a heading: one of our columns, a usual word for one, a period, or target or actual. */
export function isHeading(text: string): boolean {
  const name = plainName(text);
  if (name === '') return false;
  return COLUMN_NAMES.has(name) || YEAR_TARGET.test(name) || isHeadingWord(text) || isPeriodHeading(text);
}

/** Whether a text names a period, perhaps without its year, a figure, or a figure of a period. */
export function isPeriodHeading(text: string): boolean {
  return seriesNamed(text) !== null || datedHeading(text, 0) !== null || PERIOD.test(text.trim());
}

/** Periods that no figure of ours has, such as halves of a year, and sums: they stand among headings of periods all the same. */
const PART =
  '(?:q|qu|quarter|quartal|t|trim(?:estre)?|h|hj|halbjahr|s|semestre|kw|cw|w|week|sem(?:aine|ana)?)[ .]?\\d{1,2}|' +
  '\\d{1,2}[.ºª]?(?:er|e|st|nd|rd|th)?[ .]?(?:q|quarter|quartal|trim(?:estre)?|halbjahr|semestre|kw)';
const WHOLE = 'ytd|year|jahr|année|año|total|gesamt|summe|kumuliert|variance|abweichung|écart|desviación|diff';
const PERIOD = new RegExp(`^(?:${PART}|${WHOLE}|(?:fy|gj|hj) ?\\d{2,4})\\.?(?:[ -/]*['’]?\\d{2,4})?$`, 'iu');

/** Whether a cell holds a number, as headings do only where they are years. */
export function isFigure(text: string): boolean {
  return NUMBER.test(text.trim()) && !isPeriodHeading(text);
}

const NUMBER = /^[-+(]?[$€£]?\s?\d[\d.,'’\s]*\s?[%€$£]?\)?$/;
