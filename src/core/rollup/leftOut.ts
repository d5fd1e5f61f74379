import { intersection } from '#core/calendar/intersection.ts';
import { isLonger } from '#core/calendar/period.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal, ValueType } from '#core/goal/goal.ts';
import { type GoalKind, isRollupParent, isValueRollup } from '#core/goal/goalKind.ts';
import { nameOf } from '#core/goal/treeProblem.ts';

export const LEFT_OUT_REASONS = [
  'setByHand',
  'deferred',
  'trackedLessOften',
  'otherValueType',
  'outsideWindow',
  'noFigures',
] as const;

export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export type LeftOut = { readonly goal: Goal; readonly reason: LeftOutReason };

export type KnownGoal = { readonly goal: Goal; readonly kind: GoalKind };

/**
 * Why a goal cannot be a child of a roll-up parent as the two are: it is tracked less often, or for types 2 to 5 has
 * another value type. Asked before such a change is saved; of what is stored nevertheless, the child is left out. Null
 * where nothing stands against it. A container is not tracked and has no value.
 */
export function rollupRefusalOf(parent: KnownGoal, child: KnownGoal): 'trackedLessOften' | 'otherValueType' | null {
  if (!isRollupParent(parent.kind) || child.kind === 'container') return null;
  if (isLonger(child.goal.trackingFrequency, parent.goal.trackingFrequency)) return 'trackedLessOften';
  return isValueRollup(parent.kind) && valueTypeOf(child) !== parent.goal.valueType ? 'otherValueType' : null;
}

/**
 * Why a child takes no part in any year; null where it may. A goal without a day in common with its parent, or that
 * ends before it starts, lies outside the window.
 */
export function standingLeftOutOf(parent: KnownGoal, child: KnownGoal): LeftOutReason | null {
  if (child.goal.rollup === 'none') return 'setByHand';
  if (child.goal.handStatus?.status === 'deferred') return 'deferred';
  const refusal = rollupRefusalOf(parent, child);
  if (refusal !== null) return refusal;
  if (intersection(parent.goal.span, child.goal.span) === null) return 'outsideWindow';
  return isValueRollup(parent.kind) && child.kind === 'container' ? 'noFigures' : null;
}

/** Why a child takes no part in one year; null where it does. `figures` are the child's of that year. */
export function leftOutReasonOf(parent: KnownGoal, child: KnownGoal, figures: GoalFigures): LeftOutReason | null {
  const standing = standingLeftOutOf(parent, child);
  if (standing !== null) return standing;
  if (!figures.inFiscalYear) return 'outsideWindow';
  const figure = parent.kind === 'percentMean' ? figures.percentComplete : actualOf(figures);
  return figure === null ? 'noFigures' : null;
}

/** The value type of what a goal shows: a mean of percents is a percent, whatever the goal's own figures would be. */
export function valueTypeOf({ goal, kind }: KnownGoal): ValueType {
  return kind === 'percentMean' ? 'percent' : goal.valueType;
}

/** In a sentence that names the child, for the parent's explanation. */
export function describeLeftOut({ goal, reason }: LeftOut): string {
  return `${nameOf(goal)} is left out, because ${BECAUSE[reason]}.`;
}

const BECAUSE: Readonly<Record<LeftOutReason, string>> = {
  setByHand: 'it is set to stay out of the roll-up',
  deferred: 'it is deferred',
  trackedLessOften: 'it is tracked less often than its parent',
  otherValueType: 'its values are of another kind than its parent’s',
  outsideWindow: 'it does not run in this time',
  noFigures: 'it has no figures in this time',
};

function actualOf({ year, ytd, all }: GoalFigures): number | null {
  return year === 'ALL' ? all.actual : ytd.actual;
}
