import { addDays, type Day } from '#core/calendar/date.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { baselineOf } from '#core/figure/baseline.ts';
import { difference } from '#core/figure/between.ts';
import { stated } from '#core/figure/derive.ts';
import { dueTarget } from '#core/figure/dueTarget.ts';
import type { GoalInTime } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';

/**
 * What an end target comes to for the points of a chart where no entry has a target: the target due by the end of the
 * point, so that the line is the one targets to date lie on; for single points of a Sum goal what falls due in it
 * (readings, section 3, rule 4). Null for a sum whose window has no end.
 */
export function impliedTarget(
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
