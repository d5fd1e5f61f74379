import { addDays, type Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { baselineOf } from '#core/figure/baseline.ts';
import { difference } from '#core/figure/between.ts';
import { stated } from '#core/figure/derive.ts';
import { dueTarget } from '#core/figure/dueTarget.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';
import { runningTargets } from '#core/figure/runningTargets.ts';
import { dayAt, firstFigure, lastFigure } from '#core/goal/series.ts';
import type { Bucket } from './buckets.ts';
import { type Figures, type PointScope, runningFigures, singleFigures } from './pointFigures.ts';

export type EndTargets = { readonly endTarget: number | null; readonly allTarget: number | null };

/** Implied: derived from an end target, not entered for any period. */
export type PointTargets = { readonly figures: Figures; readonly areImplied: boolean };

/**
 * The target of each bucket: the goal's function over its entry targets, or over all so far; before the first one what
 * the end target comes to. Where no entry has a target, the targets by year on the annual chart, else what the end target
 * comes to on all (rules 3.2 and 3.3). None without an end target.
 */
export function pointTargets(
  it: GoalInTime,
  scope: PointScope,
  { buckets, endTarget, allTarget }: EndTargets & { readonly buckets: readonly Bucket[] },
): PointTargets {
  const { period, window, isRunning } = scope;
  const { targets } = it.series;
  const hasEntryTargets = firstFigure(targets, window.from, window.to) >= 0;
  if (hasEntryTargets && !isRunning)
    return { figures: singleFigures(it, 'targets', buckets, scope), areImplied: false };
  const { targetsByYear } = it.goal;
  if (!hasEntryTargets && period === 'yearly' && targetsByYear.size > 0) {
    const years = buckets.map(({ start }) => fiscalYearOf(start, it.plan.fiscalStartMonth));
    return { figures: years.map((year) => targetsByYear.get(year) ?? null), areImplied: false };
  }
  const target = period === 'yearly' ? allTarget : endTarget;
  const impliedIn = target === null ? () => null : impliedTarget(it, window, { endTarget: target, isRunning });
  const entered = hasEntryTargets ? enteredTargets(it, buckets, scope) : [];
  return {
    figures: buckets.map((bucket, index) => entered[index] ?? impliedIn(bucket)),
    areImplied: !hasEntryTargets && target !== null,
  };
}

/** The same as the running targets of figures, at the last period of each bucket. */
function enteredTargets(it: GoalInTime, buckets: readonly Bucket[], scope: PointScope): Figures {
  if (it.formulaTotals?.targets) return runningFigures(it, 'targets', buckets, scope);
  const { series, goal, calendar, future } = it;
  const { window } = scope;
  const asOf = lastFigure(series.actuals, window.from, Math.min(window.to, future));
  const targets = runningTargets(it, { window, asOf });
  return buckets.map(({ from, to, end }) => {
    for (let index = from; index < to; index += 1) targets(index, dayAt(series, index));
    const last = window.span.end !== null && window.span.end < end ? window.span.end : end;
    return targets(-1, periodStartOf(last, goal.trackingFrequency, calendar));
  });
}

/**
 * What an end target comes to for the points of a chart where no entry has a target: the target due by the end of the
 * point, so that the line is the one targets to date lie on; for single points of a Sum goal what falls due in it
 * (rule 3.3). Null for a sum whose window has no end.
 */
function impliedTarget(
  it: GoalInTime,
  window: GoalWindow,
  { endTarget, isRunning }: { readonly endTarget: number; readonly isRunning: boolean },
): (point: ClosedSpan) => number | null {
  const whole = stated('allTarget', endTarget);
  const baseline = baselineOf(it, window);
  const dueBy = (at: Day) => dueTarget(it, whole, { window, baseline, at })?.value ?? null;
  if (isRunning || it.goal.aggregation !== 'sum') return ({ end }) => dueBy(end);
  return ({ start, end }) => {
    const due = dueBy(end);
    const before = dueBy(addDays(start, -1));
    return due === null || before === null ? null : difference(due, before);
  };
}
