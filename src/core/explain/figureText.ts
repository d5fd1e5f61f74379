import type { Day } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Stated } from '#core/figure/derivation.ts';
import { type DateStyle, formatDate, formatPeriod } from '#core/format/date.ts';
import { formatFullValue, type ValueUnit } from '#core/format/number.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import type { ToldFigure, ToldPoint } from './toldFigure.ts';

/** How numbers, dates and periods of a goal are written. */
export type Wording = { readonly dates: DateStyle; readonly unit: ValueUnit; readonly frequency: TrackingFrequency };

/**
 * Where a figure comes from, to stand behind its value: 'sum of 9 months, Jan 2026 to Sep 2026', '181 of 365 days of
 * $1,200 (set for the year)'.
 */
export function originText(figure: ToldFigure, wording: Wording): string {
  switch (figure.rule) {
    case 'stated':
      return STATED[figure.what];
    case 'held':
      return originText(figure.of, wording);
    case 'years':
      return `${FUNCTION[figure.aggregation]} ${figure.years.length === 1 ? '1 year’s target' : `${figure.years.length} years’ targets`}`;
    case 'share': {
      const { whole, share } = figure;
      return `${share.days} of ${share.of} days of ${valueText(whole.value, wording)} (${originText(whole, wording)})`;
    }
    case 'line':
      return `on the straight line from ${pointText(figure.from, wording)} to ${pointText(figure.to, wording)}`;
    case 'entries': {
      const { aggregation, periods, lastShare } = figure;
      const text = `${FUNCTION[aggregation]} ${countedPeriods(periods.length, wording)}, ${stretchText(periods, wording)}`;
      return lastShare === null ? text : `${text}, the last for ${lastShare.days} of its ${lastShare.of} days`;
    }
  }
}

/** A value with all its digits and its unit. */
export function valueText(value: number, { unit }: Wording): string {
  return formatFullValue(value, unit);
}

/** `Sep 2026`, `Week of Oct 6, 2026`, `FY26` */
export function periodText(period: Day, { dates, frequency }: Wording): string {
  return formatPeriod(period, frequency, dates);
}

/** The same within a sentence: `the week of Oct 6, 2026`. */
export function periodInSentence(period: Day, wording: Wording): string {
  return periodText(period, wording).replace(/^Week/, 'the week');
}

/** `1 month`, `4 weeks` */
export function countedPeriods(count: number, { frequency }: Wording): string {
  return counted(count, PERIOD[frequency]);
}

export const PERIOD: Readonly<Record<TrackingFrequency, string>> = { weekly: 'week', monthly: 'month', yearly: 'year' };

const FUNCTION: Readonly<Record<Aggregation, string>> = {
  sum: 'sum of',
  average: 'mean of',
  highest: 'highest of',
  lowest: 'lowest of',
  current: 'last of',
};

const STATED: Readonly<Record<Stated['what'], string>> = {
  yearTarget: 'set for the year',
  allTarget: 'set for the whole life of the goal',
  baseline: 'set as baseline',
  hundredPercent: '100% complete',
  meanOfChildren: 'mean of the goals below',
};

function pointText({ day, figure }: ToldPoint, wording: Wording): string {
  return `${valueText(figure.value, wording)} on ${formatDate(day, wording.dates.dateFormat)}`;
}

function stretchText(periods: readonly { readonly date: Day }[], wording: Wording): string {
  const texts = periods.map(({ date }) => periodText(date, wording));
  return texts.length === 1 ? `${texts.at(0)}` : `${texts.at(0)} to ${texts.at(-1)}`;
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
