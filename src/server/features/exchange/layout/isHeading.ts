import {
  ENTRY_COLUMNS,
  ENTRY_SHEET_COLUMNS,
  GOAL_COLUMNS,
  OTHER_NAMES,
  plainName,
  YEAR_TARGET,
} from '#server/features/exchange/columns/columns.ts';
import { datedHeading, seriesNamed } from '#server/features/exchange/mapping/datedHeading.ts';
import { isHeadingWord } from '#server/features/exchange/mapping/headingWords.ts';

const OURS: ReadonlySet<string> = new Set([
  ...GOAL_COLUMNS,
  ...ENTRY_COLUMNS,
  ...ENTRY_SHEET_COLUMNS,
  ...OTHER_NAMES.keys(),
]);

/** Whether a text is likely a heading: one of our columns, a usual word for one, a period, or target or actual. */
export function isHeading(text: string): boolean {
  const name = plainName(text);
  if (name === '') return false;
  return OURS.has(name) || YEAR_TARGET.test(name) || isHeadingWord(text) || isPeriodHeading(text);
}

/** Whether a text names a period, perhaps without its year, a figure, or a figure of a period. */
export function isPeriodHeading(text: string): boolean {
  return seriesNamed(text) !== null || datedHeading(text, 0) !== null || PERIOD.test(text.trim());
}

/** What stands under the heading of a year, or over the headings of its figures; English, German, French and Spanish. */
const MONTH =
  'jan(?:uary|uar|v(?:ier)?)?|jän(?:ner)?|ene(?:ro)?|feb(?:ruary|ruar|rero)?|fév(?:r(?:ier)?)?|mar(?:ch|s|zo)?|mär(?:z)?|mrz|' +
  'apr(?:il)?|abr(?:il)?|avr(?:il)?|may(?:o)?|mai|june?|juni?(?:o)?|juin|july?|juli?(?:o)?|juil(?:let)?|aug(?:ust)?|ago(?:sto)?|' +
  'août|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?|dec(?:ember)?|' +
  'dez(?:ember)?|déc(?:embre)?|dic(?:iembre)?';
const PART =
  '(?:q|qu|quarter|quartal|t|trim(?:estre)?|h|hj|halbjahr|s|semestre|kw|cw|w|week|sem(?:aine|ana)?)[ .]?\\d{1,2}|' +
  '\\d{1,2}[.ºª]?(?:er|e|st|nd|rd|th)?[ .]?(?:q|quarter|quartal|trim(?:estre)?|halbjahr|semestre|kw)';
const WHOLE = 'ytd|year|jahr|année|año|total|gesamt|summe|kumuliert|variance|abweichung|écart|desviación|diff';
const PERIOD = new RegExp(`^(?:${MONTH}|${PART}|${WHOLE}|(?:fy|gj|hj) ?\\d{2,4})\\.?(?:[ -/]*['’]?\\d{2,4})?$`, 'iu');

/** Whether a cell holds a number, as headings do only where they are years. */
export function isFigure(text: string): boolean {
  return NUMBER.test(text.trim()) && !isPeriodHeading(text);
}

const NUMBER = /^[-+(]?[$€£]?\s?\d[\d.,'’\s]*\s?[%€$£]?\)?$/;
