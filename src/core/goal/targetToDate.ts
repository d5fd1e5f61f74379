import type { Day } from '#core/calendar/date.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { isClosed } from '#core/calendar/span.ts';
import { aggregate, finite } from './aggregate.ts';
import { between } from './between.ts';
import type { Derivation, EntriesDerivation, LinePoint } from './derivation.ts';
import { held, shareOf } from './derive.ts';
import { elapsedShare } from './elapsedShare.ts';
import { type GoalInTime, totalOf } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';
import { onLineOrHeld } from './onLineOrHeld.ts';
import { dayAt, valueAt } from './series.ts';
import { targetLifeOf } from './targets.ts';

/** Up to where and from what a target to date is taken. */
export type TargetQuestion = {
  readonly window: GoalWindow;
  /** Index of the first period whose target counts; the window's, but for a carried actual. */
  readonly from: number;
  /** Index of the as-of period. */
  readonly asOf: number;
  /** No day after this one counts: today. */
  readonly until: Day;
  readonly endTarget: Derivation | null;
  readonly baseline: LinePoint | null;
};

/**
 * The target to date: the function over the entry targets up to as-of; where none lies there, what the end target
 * comes to by the end of as-of's period, at latest today: for Sum the elapsed share of the window's days, for Current
 * the straight line from the baseline, for the others the end target as it stands (readings, section 3, rule 4).
 */
export function targetToDate(it: GoalInTime, question: TargetQuestion): Derivation | null {
  const { from, asOf, endTarget } = question;
  const set = totalOf(it, 'targets', { from, to: asOf + 1 });
  if (set !== null) return withUnfinishedYear(it, question, set);
  return endTarget === null ? null : fromEndTarget(it, question, endTarget);
}

function fromEndTarget(
  it: GoalInTime,
  { window, asOf, until, baseline }: TargetQuestion,
  endTarget: Derivation,
): Derivation | null {
  const { goal, series } = it;
  const at = earliest(periodEndOf(dayAt(series, asOf), goal.trackingFrequency), until, window.span.end);
  switch (goal.aggregation) {
    case 'sum': {
      const span = isClosed(window.span) ? window.span : targetLifeOf(it);
      return span === null ? null : shareOf(endTarget, elapsedShare(span, at));
    }
    case 'current':
      return onLineOrHeld(endTarget, { baseline, end: window.span.end, at });
    case 'average':
    case 'highest':
    case 'lowest':
      return held(endTarget);
  }
}

/** Of an unfinished year's Sum target only the elapsed share counts (readings, section 3, rule 9, Yearly tracking). */
function withUnfinishedYear(
  it: GoalInTime,
  { asOf, until }: TargetQuestion,
  set: EntriesDerivation,
): EntriesDerivation {
  const { goal, series, own } = it;
  const last = valueAt(series.targets, asOf);
  if (goal.trackingFrequency !== 'yearly' || goal.aggregation !== 'sum' || Number.isNaN(last)) return set;
  const start = dayAt(series, asOf);
  const lastShare = elapsedShare(
    { start: latest(start, own.span.start), end: earliest(periodEndOf(start, 'yearly'), own.span.end) },
    until,
  );
  if (lastShare.days === lastShare.of) return set;
  const before = aggregate(series.targets, { from: set.from, to: asOf }, 'sum') ?? 0;
  return { ...set, value: finite(before + between(0, last, lastShare.days, lastShare.of)), lastShare };
}

function earliest(day: Day, ...others: readonly (Day | null)[]): Day {
  return others.reduce<Day>((found, other) => (other !== null && other < found ? other : found), day);
}

function latest(day: Day, other: Day | null): Day {
  return other !== null && other > day ? other : day;
}
