import { periodEndOf } from '#core/calendar/period.ts';
import { earlierOf } from '#core/calendar/span.ts';
import { aggregate, type Stretch } from '#core/figure/aggregate.ts';
import type { Coverage } from '#core/figure/figureContext.ts';
import { daysOf, type GoalInTime } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';
import { RunningTotal } from '#core/figure/runningTotal.ts';
import { dayAt, lastFigure } from '#core/goal/series.ts';
import type { Bucket, ChartScope } from './buckets.ts';

export type Figures = readonly (number | null)[];

/**
 * The actual of each bucket: the goal's function over its own actuals, or over all so far up to the last one reported.
 * None, never 0, without an actual; entries that begin after today do not count (rule 3.6).
 */
export function pointActuals(it: GoalInTime, buckets: readonly Bucket[], scope: PointScope): Figures {
  const reported = buckets.map(({ from, to }) => ({ from, to: Math.min(to, reportedTo(it, scope)) }));
  const singles = singleFigures(it, 'actuals', reported, scope);
  if (!scope.isRunning) return singles;
  const last = singles.findLastIndex((single) => single !== null);
  return runningFigures(it, 'actuals', reported, scope).map((running, index) => (index > last ? null : running));
}

export type PointScope = Pick<ChartScope, 'period' | 'isRunning'> & { readonly window: GoalWindow };

type Column = 'actuals' | 'targets';

/** What a formula comes to over a stretch counts up to as-of, as the year's figure does. */
function reportedTo(it: GoalInTime, scope: PointScope): number {
  const { window } = scope;
  if (!totalBy(it, 'actuals', scope)) return it.future;
  return lastFigure(it.series.actuals, window.from, Math.min(window.to, it.future)) + 1;
}

/** The goal's function over the figures of each stretch, or its formula over the stretch as a whole. */
export function singleFigures(
  it: GoalInTime,
  column: Column,
  stretches: readonly Stretch[],
  scope: PointScope,
): Figures {
  const total = totalBy(it, column, scope);
  if (total) return stretches.map(total);
  return stretches.map((stretch) => aggregate(it.series[column], stretch, it.goal.aggregation));
}

/** Null before the first figure. */
export function runningFigures(
  it: GoalInTime,
  column: Column,
  stretches: readonly Stretch[],
  scope: PointScope,
): Figures {
  const whole = totalBy(it, column, scope);
  if (whole) return stretches.map(({ to }) => whole({ from: scope.window.from, to }));
  const total = new RunningTotal(it.goal.aggregation);
  return stretches.map(({ from, to }) => {
    for (let index = from; index < to; index += 1) total.add(it.series[column], index);
    return total.value();
  });
}

/** A single period of a goal is its entry; null where no formula says what longer ones come to. */
function totalBy(
  it: GoalInTime,
  column: Column,
  { period, isRunning }: PointScope,
): ((stretch: Stretch) => number | null) | null {
  const byFormula = it.formulaTotals?.[column];
  if (!byFormula || (period === it.goal.trackingFrequency && !isRunning)) return null;
  return (stretch) => (stretch.from < stretch.to ? byFormula(...daysOf(it, stretch)) : null);
}

/** What the formula of a computed goal leaves out of each bucket, of running values of all so far. */
export function coverageOfBuckets(
  it: GoalInTime,
  [first]: readonly Bucket[],
  scope: PointScope,
): (bucket: Bucket) => { readonly coverage?: Coverage } {
  const coverageOf = it.formulaTotals?.coverage;
  if (!coverageOf || first === undefined || !totalBy(it, 'actuals', scope)) return () => ({});
  return (bucket) => {
    if (bucket.start > it.today) return {};
    const coverage = coverageOf(scope.isRunning ? first.start : bucket.start, earlierOf(bucket.end, it.today));
    return coverage !== null && coverage.counted < coverage.of ? { coverage } : {};
  };
}

/** Whether some of a bucket that has an actual is not reported yet. */
export function partialBuckets(it: GoalInTime, window: GoalWindow): (bucket: Bucket) => boolean {
  const { series, goal, today, future } = it;
  const asOf = lastFigure(series.actuals, window.from, Math.min(window.to, future));
  if (asOf < 0) return () => false;
  const reportedUntil = periodEndOf(dayAt(series, asOf), goal.trackingFrequency);
  // The actual of an unfinished year is one to date (decision 124).
  const known = goal.trackingFrequency === 'yearly' ? Math.min(today, reportedUntil) : reportedUntil;
  return ({ from, to, end }) => from <= asOf && asOf < to && known < Math.min(end, window.span.end ?? end);
}
