import type { Day } from '#core/calendar/date.ts';
import { periodsBetween } from '#core/calendar/periodsBetween.ts';
import { valueAt } from '#core/goal/series.ts';
import { finite } from './aggregate.ts';
import { between } from './between.ts';
import type { GoalInTime } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';
import { runningColumn } from './runningColumn.ts';
import { periodsPerTarget } from './targetStretch.ts';
import { doTargetsLieElsewhere } from './targetToDate.ts';

/**
 * What the entry targets come to up to each period asked for, in their order, by its index (-1: no entry) and first day:
 * of an unfinished stretch by its elapsed periods. Null before the first of them, and always where the end target
 * decides because the actuals lie in other periods.
 */
export function runningTargets(
  it: GoalInTime,
  asked: { readonly window: GoalWindow; readonly asOf: number },
): (index: number, period: Day) => number | null {
  const { window, asOf } = asked;
  if (asOf >= 0 && doTargetsLieElsewhere(it, { window, from: window.from, asOf })) return () => null;
  const soFar = runningColumn(it, 'targets', window);
  const each = periodsPerTarget(it, asked);
  if (each === 1) return (index) => soFar(index);
  let before = 0;
  let total: number | null = null;
  let last: { readonly target: number; readonly period: Day } | null = null;
  return (index, period) => {
    const target = valueAt(it.series.targets, index);
    const now = soFar(index);
    if (!Number.isNaN(target)) {
      before = total ?? 0;
      last = { target, period };
    }
    total = now;
    if (last === null || now === null) return now;
    const elapsed = periodsBetween(last.period, period, it.goal.trackingFrequency) + 1;
    return elapsed < each ? finite(before + between(0, last.target, elapsed, each)) : now;
  };
}
