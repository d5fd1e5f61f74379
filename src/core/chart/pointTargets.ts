import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import { firstFigure } from '#core/goal/series.ts';
import type { Bucket } from './buckets.ts';
import { impliedTarget } from './impliedTarget.ts';
import { type Figures, type PointScope, runningFigures, singleFigures } from './pointFigures.ts';

export type EndTargets = { readonly endTarget: number | null; readonly allTarget: number | null };

/** Implied: derived from an end target, not entered for any period. */
export type PointTargets = { readonly figures: Figures; readonly areImplied: boolean };

/**
 * The target of each bucket: the goal's function over its entry targets, or over all so far; before the first one what
 * the end target comes to. Where no entry has a target, the targets by year on the annual chart, else what the end target
 * comes to on all (readings, section 3, rules 3 and 4). None without an end target.
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
  const entered = runningFigures(it, 'targets', hasEntryTargets ? buckets : [], scope);
  return {
    figures: buckets.map((bucket, index) => entered[index] ?? impliedIn(bucket)),
    areImplied: !hasEntryTargets && target !== null,
  };
}
