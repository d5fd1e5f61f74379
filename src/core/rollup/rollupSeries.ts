import type { Day } from '#core/calendar/date.ts';
import { owningDayOf, type PeriodCalendar, periodStartOf } from '#core/calendar/period.ts';
import { aggregate, type Stretch } from '#core/figure/aggregate.ts';
import type { FormulaTotals } from '#core/figure/figureContext.ts';
import { daysOf } from '#core/figure/goalInTime.ts';
import { ownWindow } from '#core/figure/goalWindow.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, EMPTY_SERIES, type Entry, entriesOf, type Series, valueAt } from '#core/goal/series.ts';

export type RollupSeries = {
  readonly series: Series;
  /**
   * The actuals to draw, beside the days of the series: those that count, and after them the partial ones of periods
   * that not every child has reported yet. Stored entries are never partial.
   */
  readonly drawn: Float64Array;
};

export type WindowedGoal = {
  readonly goal: Goal;
  readonly own: Stretch;
  readonly formulaTotals?: FormulaTotals | null;
};

export type RollupPeriods = Pick<Goal, 'trackingFrequency'> & { readonly calendar: PeriodCalendar };

export const EMPTY_ROLLUP: RollupSeries = { series: EMPTY_SERIES, drawn: EMPTY_SERIES.actuals };

/**
 * A child's entries inside its own window, reduced by its own function to the periods of its parent, which are as long
 * or longer (rule 3.12).
 */
export function reducedTo(periods: RollupPeriods, it: WindowedGoal, entries: RollupSeries): RollupSeries {
  const { goal, own, formulaTotals } = it;
  if (goal.trackingFrequency === periods.trackingFrequency) return cutTo(own, entries);
  const stretches = stretchesOf(periods, goal, entries.series, own);
  const reduced = (column: Float64Array) => {
    const byFormula = formulaTotals?.[column === entries.series.targets ? 'targets' : 'actuals'];
    const figureOf = (stretch: Stretch) =>
      byFormula
        ? byFormula(...daysOf({ goal, series: entries.series }, stretch))
        : aggregate(column, stretch, goal.aggregation);
    return Float64Array.from(stretches, (stretch) => figureOf(stretch) ?? Number.NaN);
  };
  const days = Int32Array.from(stretches, ({ day }) => day);
  return ofColumns(entries, { days, columnOf: reduced });
}

/** The periods after those that count, with what some children have reported of them. */
export function partialEntriesOf({ series, drawn }: RollupSeries): Entry[] {
  if (drawn === series.actuals) return [];
  return entriesOf({ ...series, actuals: drawn }).filter(
    ({ actual }, index) => actual !== null && Number.isNaN(valueAt(series.actuals, index)),
  );
}

/** With these targets in place of its own, by first day of the period; periods it does not have are put in. */
export function withTargets(entries: RollupSeries, targets: ReadonlyMap<number, number>): RollupSeries {
  const { series } = entries;
  const days = unionOfDays(series.days, Int32Array.from(targets.keys()));
  const indexOf = new Map(Array.from(series.days, (day, index) => [day, index]));
  const placed = ofColumns(entries, {
    days,
    columnOf: (column) => Float64Array.from(days, (day) => valueAt(column, indexOf.get(day) ?? -1)),
  });
  const before = placed.series.targets;
  const after = Float64Array.from(days, (day, index) => targets.get(day) ?? valueAt(before, index));
  return { ...placed, series: { ...placed.series, targets: after } };
}

/** The days of both, in order, each once; the first itself where it is found to have all of the other. */
export function unionOfDays(one: Int32Array, other: Int32Array): Int32Array {
  return hasAll(one, other) ? one : Int32Array.from(new Set([...one, ...other])).sort();
}

/** As far as a goal's own window goes. */
export function daysInside(goal: Goal, days: Int32Array, calendar: PeriodCalendar): Int32Array {
  const window = ownWindow(goal, { ...EMPTY_SERIES, days }, calendar);
  return window === null ? EMPTY_SERIES.days : days.slice(window.from, window.to);
}

function hasAll(days: Int32Array, others: Int32Array): boolean {
  let at = 0;
  for (const day of others) {
    while (Number(days[at]) < day) at += 1;
    if (days[at] !== day) return false;
  }
  return true;
}

/** The same arrays where nothing is cut off: a hundred thousand children are not copied. */
function cutTo({ from, to }: Stretch, entries: RollupSeries): RollupSeries {
  const { days } = entries.series;
  if (from === 0 && to === days.length) return entries;
  return ofColumns(entries, { days: days.subarray(from, to), columnOf: (column) => column.subarray(from, to) });
}

/** A child's period belongs to the parent's that holds its first day, or the child's start where it begins before that. */
function stretchesOf(
  periods: RollupPeriods,
  { span }: Goal,
  series: Series,
  { from, to }: Stretch,
): (Stretch & { day: Day })[] {
  const stretches: { day: Day; from: number; to: number }[] = [];
  for (let index = from; index < to; index += 1) {
    const owning = owningDayOf(dayAt(series, index), span.start);
    const day = periodStartOf(owning, periods.trackingFrequency, periods.calendar);
    const last = stretches.at(-1);
    if (last?.day === day) last.to = index + 1;
    else stretches.push({ day, from: index, to: index + 1 });
  }
  return stretches;
}

function ofColumns(
  { series, drawn }: RollupSeries,
  { days, columnOf }: { readonly days: Int32Array; readonly columnOf: (column: Float64Array) => Float64Array },
): RollupSeries {
  const actuals = columnOf(series.actuals);
  return {
    series: { days, targets: columnOf(series.targets), actuals },
    drawn: drawn === series.actuals ? actuals : columnOf(drawn),
  };
}
