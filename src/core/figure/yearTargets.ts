import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { type PeriodCalendar, periodStarts } from '#core/calendar/period.ts';
import { intersection, isClosed } from '#core/calendar/span.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, type Series, valueAt } from '#core/goal/series.ts';
import { aggregate } from './aggregate.ts';
import { difference } from './between.ts';
import { periodYearOf } from './periodYear.ts';

/** How the target of a year becomes targets of its periods: alike, or in the shape of last year's actuals. */
export type TargetSpread = 'even' | 'lastYear';

export type YearTargetsAsked = {
  readonly goal: Pick<Goal, 'span' | 'aggregation' | 'trackingFrequency'>;
  readonly stored: Series;
  readonly calendar: PeriodCalendar;
  readonly year: number;
  readonly target: number;
  readonly spread: TargetSpread;
};

/** Why a year's target cannot be spread: the goal does not run in it, or last year has gaps or comes to nothing. */
export type SpreadRefusal = 'outsideWindow' | 'lastYearIncomplete';

/**
 * Targets of a fiscal year's periods that come to its target by the goal's function, by first day of the period. Even,
 * each period of a Sum has an equal part, any other function holds the target throughout. By last year, each has last
 * year's actual times what the target is of last year's figure; periods are set against each other by their place.
 */
export function yearTargets(asked: YearTargetsAsked): ReadonlyMap<Day, number> | SpreadRefusal {
  const { goal, target } = asked;
  const periods = periodsOf(asked, asked.year);
  if (periods.length === 0) return 'outsideWindow';
  const shares = asked.spread === 'even' ? evenShares(goal, periods) : lastYearsShares(asked, periods);
  if (shares === null) return 'lastYearIncomplete';
  const parts = shares.map(({ day, value }) => ({ day, value: target * value }));
  const round = rounding(target);
  const rounded = goal.aggregation === 'sum' ? addedUpTo(target, parts) : parts.map(roundedBy(round));
  return new Map(rounded.map(({ day, value }) => [day, value]));
}

/** What belongs to the period that begins on a day. */
type Part = { readonly day: Day; readonly value: number };

/** First days of the periods of a goal that belong to a fiscal year (readings, section 2). */
function periodsOf({ goal, calendar }: YearTargetsAsked, year: number): Day[] {
  const window = intersection(goal.span, fiscalYearSpan(year, calendar.fiscalStartMonth));
  if (window === null || !isClosed(window)) return [];
  const starts = periodStarts({ from: window.start, to: window.end }, goal.trackingFrequency, calendar);
  return starts.filter((start) => periodYearOf(start, goal.span, calendar.fiscalStartMonth) === year);
}

function evenShares({ aggregation }: Pick<Goal, 'aggregation'>, periods: readonly Day[]): Part[] {
  return periods.map((day) => ({ day, value: aggregation === 'sum' ? 1 / periods.length : 1 }));
}

/** Null where a period of last year has no actual, or what they come to is 0. */
function lastYearsShares(asked: YearTargetsAsked, periods: readonly Day[]): Part[] | null {
  const whole = { ...asked, goal: { ...asked.goal, span: OPEN } };
  const now = periodsOf(whole, asked.year);
  const before = actualsOn(asked.stored, periodsOf(whole, asked.year - 1));
  // A year of weeks may have one more than the one before: the last one is then like the one before it.
  const places = periods.map((day) => Math.min(Math.max(0, now.indexOf(day)), before.length - 1));
  const actuals = Float64Array.from(places, (place) => valueAt(before, place));
  const figure = aggregate(actuals, { from: 0, to: actuals.length }, asked.goal.aggregation);
  if (figure === null || figure === 0 || actuals.some(Number.isNaN)) return null;
  return periods.map((day, index) => ({ day, value: valueAt(actuals, index) / figure }));
}

/** The actuals of periods by their first days, NaN for none. */
function actualsOn(stored: Series, periods: readonly Day[]): Float64Array {
  const { days, actuals } = stored;
  const actualOn = new Map(Array.from(days, (_, index) => [dayAt(stored, index), valueAt(actuals, index)]));
  return Float64Array.from(periods, (day) => actualOn.get(day) ?? Number.NaN);
}

const OPEN = { start: null, end: null };

/** Differences of rounded running totals: they add up to the target, and none is off by more than a step. */
function addedUpTo(target: number, parts: readonly Part[]): Part[] {
  const round = rounding(target);
  const last = parts.at(-1);
  let exact = 0;
  let before = 0;
  return parts.map((part) => {
    exact += part.value;
    const total = part === last ? target : round(exact);
    const value = difference(total, before);
    before = total;
    return { day: part.day, value };
  });
}

function roundedBy(round: (value: number) => number): (part: Part) => Part {
  return ({ day, value }) => ({ day, value: round(value) });
}

/** To a hundredth, of small targets to six figures: as a person would type it. */
function rounding(target: number): (value: number) => number {
  const size = Math.abs(target);
  const decimals = size === 0 || size >= 100 ? 2 : Math.min(12, 5 - Math.floor(Math.log10(size)));
  return (value) => Number(value.toFixed(decimals)) + 0;
}
