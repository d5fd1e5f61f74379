import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { intersection } from '#core/calendar/intersection.ts';
import { type PeriodCalendar, periodStarts } from '#core/calendar/period.ts';
import { isClosed } from '#core/calendar/span.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, type Series, valueAt } from '#core/goal/series.ts';
import { decimalsOf } from '#core/typed/decimalsOf.ts';
import { aggregate } from './aggregate.ts';
import { apportioned } from './apportioned.ts';
import { difference } from './between.ts';
import { periodYearOf } from './periodYear.ts';

export type TargetSpread = 'even' | 'lastYear';

export type YearTargetsAsked = {
  readonly goal: Pick<Goal, 'span' | 'aggregation' | 'trackingFrequency'>;
  readonly stored: Series;
  readonly calendar: PeriodCalendar;
  readonly year: number;
  readonly target: number;
  readonly spread: TargetSpread;
  readonly isKept?: (start: Day) => boolean;
};

/**
 * Why a year's target cannot be spread: the goal does not run in it, last year has gaps or comes to nothing, every
 * period is kept, or those that are kept come to more than the target already.
 */
export type SpreadRefusal = 'outsideWindow' | 'lastYearIncomplete' | 'allKept' | 'keptExceed';

/**
 * Targets of a fiscal year's periods that come to its target by the goal's function, by first day of the period. Even,
 * the periods of a Sum have equal parts, any other function holds the target throughout. By last year, each has last
 * year's actual times what the target is of last year's figure; periods are set against each other by their place.
 *
 * The targets have no more decimals than the goal's figures and the target; what is left of a Sum or an Average goes to
 * the largest remainders. Periods that are kept are left out: of a Sum the others share what is left of the target.
 */
export function yearTargets(asked: YearTargetsAsked): ReadonlyMap<Day, number> | SpreadRefusal {
  const { goal, isKept = () => false } = asked;
  const all = yearPeriodsOf(asked, asked.year);
  if (all.length === 0) return 'outsideWindow';
  const open = all.filter((day) => !isKept(day));
  if (open.length === 0) return 'allKept';
  // A Sum is made up by the open periods alone; any other function says what each period is to reach.
  const periods = goal.aggregation === 'sum' ? open : all;
  const target = goal.aggregation === 'sum' ? leftOf(asked, all.filter(isKept)) : asked.target;
  if (target === null) return 'keptExceed';
  const shares = asked.spread === 'even' ? evenShares(goal, periods) : lastYearsShares(asked, periods);
  if (shares === null) return 'lastYearIncomplete';
  const targets = targetsBy(shares, target, asked).map((value, index) => [periods[index], value] as const);
  return new Map(targets.filter((each): each is [Day, number] => each[0] !== undefined && !isKept(each[0])));
}

function yearPeriodsOf({ goal, calendar }: Pick<YearTargetsAsked, 'goal' | 'calendar'>, year: number): Day[] {
  const window = intersection(goal.span, fiscalYearSpan(year, calendar.fiscalStartMonth));
  if (window === null || !isClosed(window)) return [];
  const starts = periodStarts({ from: window.start, to: window.end }, goal.trackingFrequency, calendar);
  return starts.filter((start) => periodYearOf(start, goal.span, calendar.fiscalStartMonth) === year);
}

function leftOf({ stored, target }: YearTargetsAsked, kept: readonly Day[]): number | null {
  const column = columnOn(stored, stored.targets, kept);
  const left = difference(target, aggregate(column, { from: 0, to: column.length }, 'sum') ?? 0);
  return target < 0 === left < 0 || left === 0 ? left : null;
}

function evenShares({ aggregation }: Pick<Goal, 'aggregation'>, periods: readonly Day[]): number[] {
  return periods.map(() => (aggregation === 'sum' ? 1 / periods.length : 1));
}

function lastYearsShares(asked: YearTargetsAsked, periods: readonly Day[]): number[] | null {
  const whole = { ...asked, goal: { ...asked.goal, span: OPEN } };
  const now = yearPeriodsOf(whole, asked.year);
  const before = columnOn(asked.stored, asked.stored.actuals, yearPeriodsOf(whole, asked.year - 1));
  // A year of weeks may have one more than the one before: the last one is then like the one before it.
  const places = periods.map((day) => Math.min(Math.max(0, now.indexOf(day)), before.length - 1));
  const actuals = Float64Array.from(places, (place) => valueAt(before, place));
  const figure = aggregate(actuals, { from: 0, to: actuals.length }, asked.goal.aggregation);
  if (figure === null || figure === 0 || actuals.some(Number.isNaN)) return null;
  return Array.from(actuals, (actual) => actual / figure);
}

function columnOn(stored: Series, column: Float64Array, periods: readonly Day[]): Float64Array {
  const figureOn = new Map(Array.from(stored.days, (_, index) => [dayAt(stored, index), valueAt(column, index)]));
  return Float64Array.from(periods, (day) => figureOn.get(day) ?? Number.NaN);
}

const OPEN = { start: null, end: null };

function targetsBy(shares: readonly number[], target: number, asked: YearTargetsAsked): number[] {
  const decimals = decimalsAsked(asked);
  switch (asked.goal.aggregation) {
    case 'sum':
      return apportioned(target, shares, decimals);
    case 'average':
      return apportioned(
        target * shares.length,
        shares.map((share) => share / shares.length),
        decimals,
      );
    case 'highest':
    case 'lowest':
    case 'current':
      return shares.map((share) => Number((target * share).toFixed(decimals)) + 0);
  }
}

/** Finer than this nobody types a target; a figure that was divided somewhere has as many decimals as a double holds. */
const FINEST = 4;

function decimalsAsked({ stored, target }: YearTargetsAsked): number {
  let decimals = 0;
  for (const column of [stored.targets, stored.actuals]) {
    for (const value of column) if (Number.isFinite(value)) decimals = Math.max(decimals, decimalsOf(value));
  }
  return Math.max(Math.min(FINEST, decimals), decimalsOf(target));
}
