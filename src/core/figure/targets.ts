import { lengthInDays } from '#core/calendar/span.ts';
import { readFigure } from '#core/goal/readFigure.ts';
import { baselineOf } from './baseline.ts';
import type { Derivation } from './derivation.ts';
import { fromYears, held, shareOf, stated } from './derive.ts';
import { type GoalInTime, totalOf } from './goalInTime.ts';
import type { ClosedWindow } from './goalWindow.ts';
import { onLineOrHeld } from './onLineOrHeld.ts';
import { targetLifeOf, yearTargetsOf } from './targetLife.ts';

/** An end-of-year-100% goal is to be complete: 100 percent, unless a target says otherwise. */
const COMPLETE = 100;

/**
 * The target for the goal's whole life: as set, else the function over the targets by year, else over all entry
 * targets of the own window (rule 3.2). Years outside the own window count as little as entries do.
 */
export function allTargetOf(it: GoalInTime): Derivation | null {
  const { goal, own, combinedTargets: combined } = it;
  const set = readFigure(goal.allTarget);
  if (set !== null) return stated(combined?.isForLife ? combined.what : 'allTarget', set);
  return (
    (goal.targetsByYear.size === 0 ? null : fromYears(yearTargetsOf(it), goal.aggregation)) ??
    totalOf(it, 'targets', own) ??
    hundredPercent(it)
  );
}

/**
 * The end target of a fiscal year: as set for the year, else the function over the year's entry targets, else derived
 * from the target for the whole life (rule 3.2).
 */
export function yearTargetOf(
  it: GoalInTime,
  year: number,
  { window, allTarget }: { readonly window: ClosedWindow; readonly allTarget: Derivation | null },
): Derivation | null {
  const { goal, combinedTargets: combined } = it;
  const set = readFigure(goal.targetsByYear.get(year));
  if (set !== null) return stated(combined?.years.has(year) ? combined.what : 'yearTarget', set);
  return (
    totalOf(it, 'targets', window) ??
    hundredPercent(it) ??
    (allTarget === null ? null : derivedFromAll(it, window, allTarget))
  );
}

/** A Sum takes its share of the days, Current stands on the straight line at the window's end, the others hold it. */
function derivedFromAll(it: GoalInTime, window: ClosedWindow, allTarget: Derivation): Derivation | null {
  switch (it.goal.aggregation) {
    case 'sum':
      return shareOfLife(it, window, allTarget);
    case 'current':
      return onLineOrHeld(allTarget, { baseline: baselineOf(it, it.own), end: it.own.span.end, at: window.span.end });
    case 'average':
    case 'highest':
    case 'lowest':
      return held(allTarget);
  }
}

function shareOfLife(it: GoalInTime, window: ClosedWindow, allTarget: Derivation): Derivation | null {
  const life = targetLifeOf(it);
  if (life === null) return null;
  const days = Math.min(life.end, window.span.end) - Math.max(life.start, window.span.start) + 1;
  return days > 0 ? shareOf(allTarget, { days, of: lengthInDays(life) }) : null;
}

function hundredPercent({ goal }: GoalInTime): Derivation | null {
  return goal.isEndOfYear100 && goal.valueType === 'percent' ? stated('hundredPercent', COMPLETE) : null;
}
