import type { Day } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodStartOf } from '#core/calendar/period.ts';
import { aggregate } from './aggregate.ts';
import type { Goal } from './goal.ts';
import { ownWindow } from './goalWindow.ts';
import { dayAt, EMPTY_SERIES, type Series, valueAt } from './series.ts';

/** A series as it takes part in a roll-up, or comes out of one. */
export type RollupSeries = {
  /** What counts. */
  readonly series: Series;
  /**
   * The actuals to draw, beside the days of the series: those that count, and after them the partial ones of periods
   * that not every child has reported yet. Stored entries are never partial.
   */
  readonly drawn: Float64Array;
};

/** The periods to combine in. */
export type RollupPeriods = Pick<Goal, 'trackingFrequency'> & { readonly calendar: PeriodCalendar };

export const EMPTY_ROLLUP: RollupSeries = { series: EMPTY_SERIES, drawn: EMPTY_SERIES.actuals };

/**
 * A child's entries inside its own window, reduced by its own function to the periods of its parent, which are as long
 * or longer (readings, section 3, Roll-up). A child's period belongs to the parent's period that holds its first day,
 * or the child's start where it begins before that (readings, section 2).
 */
export function reducedTo(periods: RollupPeriods, child: Goal, { series, drawn }: RollupSeries): RollupSeries {
  const own = ownWindow(child, series, periods.calendar);
  if (own === null) return EMPTY_ROLLUP;
  const stretches: { readonly day: Day; readonly from: number; to: number }[] = [];
  for (let index = own.from; index < own.to; index += 1) {
    const day = periodStartOf(
      later(dayAt(series, index), child.span.start),
      periods.trackingFrequency,
      periods.calendar,
    );
    const last = stretches.at(-1);
    if (last?.day === day) last.to = index + 1;
    else stretches.push({ day, from: index, to: index + 1 });
  }
  const reduced = (column: Float64Array) =>
    Float64Array.from(stretches, (stretch) => aggregate(column, stretch, child.aggregation) ?? Number.NaN);
  const actuals = reduced(series.actuals);
  return {
    series: { days: Int32Array.from(stretches, ({ day }) => day), targets: reduced(series.targets), actuals },
    drawn: drawn === series.actuals ? actuals : reduced(drawn),
  };
}

/** With these targets in place of its own, by first day of the period; periods it does not have are put in. */
export function withTargets({ series, drawn }: RollupSeries, targets: ReadonlyMap<number, number>): RollupSeries {
  const days = Int32Array.from(new Set([...series.days, ...targets.keys()])).sort();
  const indexOf = new Map(Array.from(series.days, (day, index) => [day, index]));
  const placed = (column: Float64Array) => Float64Array.from(days, (day) => valueAt(column, indexOf.get(day) ?? -1));
  const actuals = placed(series.actuals);
  const before = placed(series.targets);
  return {
    series: {
      days,
      targets: Float64Array.from(days, (day, index) => targets.get(day) ?? valueAt(before, index)),
      actuals,
    },
    drawn: drawn === series.actuals ? actuals : placed(drawn),
  };
}

/** Periods in order, each once, as far as a goal's own window goes. */
export function periodsInside(goal: Goal, periods: Iterable<number>, calendar: PeriodCalendar): Int32Array {
  const days = Int32Array.from(new Set(periods)).sort();
  const window = ownWindow(goal, { ...EMPTY_SERIES, days }, calendar);
  return window === null ? EMPTY_SERIES.days : days.slice(window.from, window.to);
}

function later(day: Day, start: Day | null): Day {
  return start !== null && start > day ? start : day;
}
