import type { Day } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { type DateStyle, formatDate, formatPeriod } from '#core/format/date.ts';
import { formatFullValue, type ValueUnit } from '#core/format/number.ts';
import type { ExplainedFigure, ExplainedPoint } from './explainedFigure.ts';
import type { PeriodCount } from './explainWords.ts';
import type { ExplanationWords } from './explanationWords.ts';

export type Wording = {
  readonly dates: DateStyle;
  readonly unit: ValueUnit;
  readonly frequency: TrackingFrequency;
  readonly words: ExplanationWords;
};

/**
 * Where a figure comes from, to stand behind its value: 'sum of 9 months, Jan 2026 to Sep 2026', '181 of 365 days of
 * $1,200 (set for the year)'.
 */
export function originText(figure: ExplainedFigure, wording: Wording): string {
  const { origin, stated } = wording.words.explain;
  switch (figure.rule) {
    case 'stated':
      return stated[figure.what];
    case 'held':
      return originText(figure.of, wording);
    case 'years':
      return origin.years(figure.aggregation, figure.years.length);
    case 'share': {
      const { whole, share } = figure;
      return origin.share(share, valueText(whole.value, wording), originText(whole, wording));
    }
    case 'line':
      return origin.line(pointText(figure.from, wording), pointText(figure.to, wording));
    case 'entries': {
      const { aggregation, periods, lastShare, each } = figure;
      const text = origin.periods(aggregation, countOf(periods.length, wording), stretchText(periods, wording));
      if (lastShare === null) return text;
      if (each === 1) return origin.lastFor(text, lastShare);
      return origin.lastForPeriods(text, lastShare.days, countOf(lastShare.of, wording));
    }
  }
}

/** A value with all its digits and its unit. */
export function valueText(value: number, { unit, words }: Wording): string {
  return formatFullValue(value, unit, words.format);
}

/** `Sep 2026`, `Week of Oct 6, 2026`, `FY26` */
export function periodText(period: Day, { dates, frequency, words }: Wording): string {
  return formatPeriod(period, frequency, dates, words.format);
}

/** The same within a sentence: `the week of Oct 6, 2026`. */
export function periodInSentence(period: Day, wording: Wording): string {
  return wording.words.explain.inSentence(periodText(period, wording));
}

/** So many of the goal's periods. */
export function countOf(count: number, { frequency }: Wording): PeriodCount {
  return { count, frequency };
}

function pointText({ day, figure }: ExplainedPoint, wording: Wording): string {
  const { explain, format } = wording.words;
  return explain.origin.point(valueText(figure.value, wording), formatDate(day, wording.dates.dateFormat, format));
}

/** 'Jan 2025 to Sep 2025', of one period its name. */
export function stretchText(periods: readonly { readonly date: Day }[], wording: Wording): string {
  const texts = periods.map(({ date }) => periodText(date, wording));
  const [first = '', last = first] = [texts.at(0), texts.at(-1)];
  return texts.length === 1 ? first : wording.words.explain.origin.stretch(first, last);
}
