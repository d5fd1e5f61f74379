import { periodEndOf } from '#core/calendar/period.ts';
import { aggregate, type Stretch } from '#core/figure/aggregate.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';
import { RunningTotal } from '#core/figure/runningTotal.ts';
import { dayAt, lastFigure } from '#core/goal/series.ts';
import type { Bucket } from './buckets.ts';

export type Figures = readonly (number | null)[];

/**
 * The actual of each bucket: the goal's function over its own actuals, or over all so far up to the last one reported.
 * None, never 0, without an actual; entries that begin after today do not count (readings, section 3, rules 7 and 8).
 */
export function pointActuals(it: GoalInTime, buckets: readonly Bucket[], isRunning: boolean): Figures {
  const { actuals } = it.series;
  const reported = buckets.map(({ from, to }) => ({ from, to: Math.min(to, it.future) }));
  const singles = singleFigures(it, actuals, reported);
  if (!isRunning) return singles;
  const last = singles.findLastIndex((single) => single !== null);
  return runningFigures(it, actuals, reported).map((running, index) => (index > last ? null : running));
}

/** The goal's function over the figures of each stretch. */
export function singleFigures(it: GoalInTime, column: Float64Array, stretches: readonly Stretch[]): Figures {
  return stretches.map((stretch) => aggregate(column, stretch, it.goal.aggregation));
}

/** Null before the first figure. */
export function runningFigures(it: GoalInTime, column: Float64Array, stretches: readonly Stretch[]): Figures {
  const total = new RunningTotal(it.goal.aggregation);
  return stretches.map(({ from, to }) => {
    for (let index = from; index < to; index += 1) total.add(column, index);
    return total.value();
  });
}

/** Whether some of a bucket that has an actual is not reported yet. */
export function partialBuckets(it: GoalInTime, window: GoalWindow): (bucket: Bucket) => boolean {
  const { series, goal, today, future } = it;
  const asOf = lastFigure(series.actuals, window.from, Math.min(window.to, future));
  if (asOf < 0) return () => false;
  const reportedUntil = periodEndOf(dayAt(series, asOf), goal.trackingFrequency);
  // The actual of an unfinished year is one to date (readings, section 3, rule 9).
  const known = goal.trackingFrequency === 'yearly' ? Math.min(today, reportedUntil) : reportedUntil;
  return ({ from, to, end }) => from <= asOf && asOf < to && known < Math.min(end, window.span.end ?? end);
}
