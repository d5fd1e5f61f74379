import { nextPeriodStart, owningDayOf } from '#core/calendar/period.ts';
import { aggregate, countOf, finite, type Stretch } from '#core/figure/aggregate.ts';
import { DecimalSum } from '#core/figure/decimalSum.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import type { Estimate } from '#core/figure/projection.ts';
import type { Aggregation } from '#core/goal/goal.ts';
import type { Bucket } from './buckets.ts';
import type { Figures, PointScope } from './pointFigures.ts';

type Projected = Pick<PointScope, 'isRunning'> & {
  readonly projection: readonly Estimate[];
  readonly actuals: Figures;
};

/**
 * What each bucket would come to at its end: the goal's function over its actuals and the estimates of its coming
 * periods, of running values over all so far. None where all is reported, and where some coming period has no estimate:
 * half a quarter would read as a fall (rule 3.17; decision 130).
 */
export function pointEstimates(
  it: GoalInTime,
  buckets: readonly Bucket[],
  { projection, actuals, isRunning }: Projected,
): Figures {
  const first = buckets[0];
  if (first === undefined) return [];
  const estimates = projection
    .map(({ day, value }) => ({ day: owningDayOf(day, it.goal.span.start), value }))
    .filter(({ day }) => day >= first.start);
  const isCovered = coveredBuckets(it, estimates);
  const lastActual = actuals.findLastIndex((actual) => actual !== null);
  return buckets.map((bucket, index) => {
    const inside = estimates.filter(({ day }) => day >= bucket.start && day <= bucket.end);
    if (inside.length === 0 || !isCovered(bucket)) return null;
    const coming = isRunning ? estimates.filter(({ day }) => day <= bucket.end) : inside;
    const reached = actuals[isRunning ? lastActual : index] ?? null;
    const reportedIn = isRunning ? { from: first.from, to: bucket.to } : bucket;
    return comesTo(it.goal.aggregation, { reached, periods: reportedPeriods(it, reportedIn) }, coming);
  });
}

/** Whether all coming periods of a bucket have an estimate. */
function coveredBuckets({ goal, own }: GoalInTime, estimates: readonly Estimate[]): (bucket: Bucket) => boolean {
  const last = estimates.at(-1);
  if (last === undefined) return () => false;
  const after = nextPeriodStart(last.day, goal.trackingFrequency);
  return ({ end }) => after > end || (own.span.end !== null && after > own.span.end);
}

function reportedPeriods({ series, own, future }: GoalInTime, { from, to }: Stretch): number {
  return countOf(series.actuals, { from: Math.max(from, own.from), to: Math.min(to, own.to, future) });
}

/** A figure over the periods reported, taken on by those to come. */
function comesTo(
  aggregation: Aggregation,
  { reached, periods }: { readonly reached: number | null; readonly periods: number },
  coming: readonly Estimate[],
): number | null {
  const known = reached === null ? [] : [reached];
  const values = coming.map(({ value }) => value);
  if (aggregation !== 'average') {
    const all = Float64Array.of(...known, ...values);
    return aggregate(all, { from: 0, to: all.length }, aggregation);
  }
  const sum = new DecimalSum();
  sum.addAll(Float64Array.of(...known.map((mean) => mean * periods), ...values), 0, known.length + values.length);
  return finite(sum.sum() / (known.length * periods + values.length));
}
