import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { type ClosedSpan, isClosed, lengthInDays, overlaps } from '#core/calendar/span.ts';
import { baselineOf } from './baseline.ts';
import type { Derivation, YearTarget } from './derivation.ts';
import { fromYears, held, shareOf, stated } from './derive.ts';
import { type GoalInTime, totalOf } from './goalInTime.ts';
import type { ClosedWindow } from './goalWindow.ts';
import { onLineOrHeld } from './onLineOrHeld.ts';
import { readFigure } from './readFigure.ts';

/** An end-of-year-100% goal is to be complete: 100 percent, unless a target says otherwise. */
const COMPLETE = 100;

/**
 * The target for the goal's whole life: as set, else the function over the targets by year, else over all entry
 * targets of the own window (readings, section 3, rule 3). Years outside the own window count as little as entries do.
 */
export function allTargetOf(it: GoalInTime): Derivation | null {
  const { goal, own, targetsFromChildren: combined } = it;
  const set = readFigure(goal.allTarget);
  if (set !== null) return stated(combined?.isForLife ? `${combined.rollup}OfChildren` : 'allTarget', set);
  return (
    (goal.targetsByYear.size === 0 ? null : fromYears(yearTargetsOf(it), goal.aggregation)) ??
    totalOf(it, 'targets', own) ??
    hundredPercent(it)
  );
}

/**
 * The end target of a fiscal year: as set for the year, else the function over the year's entry targets, else derived
 * from the target for the whole life (readings, section 3, rule 3).
 */
export function yearTargetOf(
  it: GoalInTime,
  year: number,
  { window, allTarget }: { readonly window: ClosedWindow; readonly allTarget: Derivation | null },
): Derivation | null {
  const { goal, targetsFromChildren: combined } = it;
  const set = readFigure(goal.targetsByYear.get(year));
  if (set !== null) return stated(combined?.years.has(year) ? `${combined.rollup}OfChildren` : 'yearTarget', set);
  return (
    totalOf(it, 'targets', window) ??
    hundredPercent(it) ??
    (allTarget === null ? null : derivedFromAll(it, window, allTarget))
  );
}

/**
 * From when to when the target for the whole life is to be reached: the own window; where that is open, to that side
 * as far as the targets by year go. Null where nothing closes it: then no share of it can be told.
 */
export function targetLifeOf(it: GoalInTime): ClosedSpan | null {
  const { own, plan } = it;
  if (isClosed(own.span)) return own.span;
  const years = yearTargetsOf(it);
  const [first, last] = [years.at(0), years.at(-1)];
  const start = own.span.start ?? (first ? fiscalYearSpan(first.year, plan.fiscalStartMonth).start : null);
  const end = own.span.end ?? (last ? fiscalYearSpan(last.year, plan.fiscalStartMonth).end : null);
  return start === null || end === null ? null : { start, end };
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

/** The targets of the years the goal runs in, in order. */
function yearTargetsOf({ goal, own, plan }: GoalInTime): YearTarget[] {
  const targets: YearTarget[] = [];
  for (const [year, target] of goal.targetsByYear) {
    const figure = readFigure(target);
    if (figure !== null && overlaps(own.span, fiscalYearSpan(year, plan.fiscalStartMonth))) {
      targets.push({ year, target: figure });
    }
  }
  return targets.sort((one, other) => one.year - other.year);
}

function hundredPercent({ goal }: GoalInTime): Derivation | null {
  return goal.isEndOfYear100 && goal.valueType === 'percent' ? stated('hundredPercent', COMPLETE) : null;
}
