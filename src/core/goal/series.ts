import type { Day } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodStartOf, type TrackingFrequency } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { readFigure } from './readFigure.ts';

/** One performance entry: target and actual of the period that begins on `date`; null is none, never 0. */
export type Entry = { readonly date: Day; readonly target: number | null; readonly actual: number | null };

export type RawEntry = { readonly date: Day; readonly target: unknown; readonly actual: unknown };

/**
 * A goal's entries in columns: ascending by day, at most one a period. In the columns NaN stands for none,
 * so that a hundred thousand goals fit in memory and are scanned at the speed of typed arrays.
 */
export type Series = {
  readonly days: Int32Array;
  readonly targets: Float64Array;
  readonly actuals: Float64Array;
};

export const EMPTY_SERIES: Series = {
  days: new Int32Array(0),
  targets: new Float64Array(0),
  actuals: new Float64Array(0),
};

/**
 * Stored entries, in any order, as a series: each stands on the first day of its period, an empty or non-numeric
 * figure is none (rule 3.6). Of two entries of one period the later day, and of two of one day the
 * later in the list, says each figure it has. Entries outside the goal's own window stay in it: they count again
 * when the window changes (rule 3.6).
 */
export function seriesOf(entries: readonly RawEntry[], frequency: TrackingFrequency, calendar: PeriodCalendar): Series {
  const figures = new Map<Day, { target: number; actual: number }>();
  for (const { date, target, actual } of entries.toSorted((one, other) => one.date - other.date)) {
    const start = periodStartOf(date, frequency, calendar);
    const before = figures.get(start);
    figures.set(start, {
      target: readFigure(target) ?? before?.target ?? Number.NaN,
      actual: readFigure(actual) ?? before?.actual ?? Number.NaN,
    });
  }
  return {
    days: Int32Array.from(figures.keys()),
    targets: Float64Array.from(figures.values(), ({ target }) => target),
    actuals: Float64Array.from(figures.values(), ({ actual }) => actual),
  };
}

/** The entries at `from` up to, not including, `to`. */
export function entriesOf(series: Series, from = 0, to: number = series.days.length): Entry[] {
  const entries: Entry[] = [];
  for (let index = from; index < to; index += 1) {
    entries.push({
      date: dayAt(series, index),
      target: noneAsNull(valueAt(series.targets, index)),
      actual: noneAsNull(valueAt(series.actuals, index)),
    });
  }
  return entries;
}

/** Entries further apart than this, in days, are no stretch: a typing error puts one decades away. */
export const LONGEST_GAP = 7_305;

/** The first and the last period of each stretch of entries without a long gap, ascending. */
export function stretchesOf(series: Series, from = 0, to: number = series.days.length): ClosedSpan[] {
  if (from >= to) return [];
  const [first, last] = [dayAt(series, from), dayAt(series, to - 1)];
  if (last - first <= LONGEST_GAP) return [{ start: first, end: last }];
  const stretches: ClosedSpan[] = [];
  let start = first;
  for (let index = from + 1; index < to; index += 1) {
    if (dayAt(series, index) - dayAt(series, index - 1) <= LONGEST_GAP) continue;
    stretches.push({ start, end: dayAt(series, index - 1) });
    start = dayAt(series, index);
  }
  return [...stretches, { start, end: last }];
}

/** First day of the period at an index of the series. Throws RangeError outside it. */
export function dayAt({ days }: Series, index: number): Day {
  const day = days[index];
  if (day === undefined) throw new RangeError(`A series of ${days.length} periods has none at ${index}.`);
  return day as Day;
}

/** A figure of a column; NaN for none, outside the column and for an infinite one too. */
export function valueAt(column: Float64Array, index: number): number {
  const value = cellAt(column, index);
  return Number.isFinite(value) ? value : Number.NaN;
}

/** A cell as it is, NaN outside: for hot loops that cannot check for finite numbers. */
export function cellAt(column: Float64Array, index: number): number {
  return column[index] ?? Number.NaN;
}

/** -1 where the period has no entry. */
export function indexOn(day: Day, series: Series): number {
  const index = indexFrom(series, day);
  return series.days[index] === day ? index : -1;
}

/** The figures of the period that begins on a day; null where there are none. */
export function figuresOn(day: Day, series: Series): Pick<Entry, 'target' | 'actual'> {
  const index = indexOn(day, series);
  return { target: noneAsNull(valueAt(series.targets, index)), actual: noneAsNull(valueAt(series.actuals, index)) };
}

/** The length of the series where there is none. */
export function indexFrom({ days }: Pick<Series, 'days'>, day: Day): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (Number(days[middle]) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** -1 where there is none between `from` and, not included, `to`. */
export function lastFigure(column: Float64Array, from: number, to: number): number {
  for (let index = to - 1; index >= from; index -= 1) {
    if (!Number.isNaN(valueAt(column, index))) return index;
  }
  return -1;
}

/** -1 where there is none between `from` and, not included, `to`. */
export function firstFigure(column: Float64Array, from: number, to: number): number {
  for (let index = from; index < to; index += 1) {
    if (!Number.isNaN(valueAt(column, index))) return index;
  }
  return -1;
}

function noneAsNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
