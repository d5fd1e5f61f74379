import type { Day } from '#core/calendar/date.ts';

/** One performance entry: target and actual of the period that begins on `date`; null is none, never 0. */
export type Entry = { readonly date: Day; readonly target: number | null; readonly actual: number | null };

/**
 * A goal's entries in columns: ascending by day, at most one a period. In the columns NaN stands for none,
 * so that a hundred thousand goals fit in memory and are scanned at the speed of typed arrays.
 */
export type Series = {
  /** First day of each period. */
  readonly days: Int32Array;
  readonly targets: Float64Array;
  readonly actuals: Float64Array;
};

export const EMPTY_SERIES: Series = {
  days: new Int32Array(0),
  targets: new Float64Array(0),
  actuals: new Float64Array(0),
};
