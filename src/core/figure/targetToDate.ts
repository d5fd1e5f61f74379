import { periodEndOf } from '#core/calendar/period.ts';
import { earlierOf, laterOf } from '#core/calendar/span.ts';
import { dayAt, valueAt } from '#core/goal/series.ts';
import { aggregate, finite } from './aggregate.ts';
import { between } from './between.ts';
import type { Derivation, EntriesDerivation, LinePoint, Stated } from './derivation.ts';
import { dueTarget } from './dueTarget.ts';
import { elapsedShare } from './elapsedShare.ts';
import { type GoalInTime, totalOf } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';

export type TargetQuestion = {
  readonly window: GoalWindow;
  /** Index of the first period whose target counts; the window's, but for a carried actual. */
  readonly from: number;
  readonly asOf: number;
  readonly endTarget: Derivation | null;
  readonly baseline: LinePoint | null;
};

/**
 * The target to date: the function over the entry targets up to as-of; where none lies there, what the end target
 * comes to by the end of as-of's period, at latest today (readings, section 3, rule 4).
 */
export function targetToDate(it: GoalInTime, question: TargetQuestion): Derivation | null {
  const { window, from, asOf, endTarget, baseline } = question;
  const set = totalOf(it, 'targets', { from, to: asOf + 1 });
  if (set !== null) return withUnfinishedYear(it, asOf, set);
  if (endTarget === null) return null;
  const periodEnd = periodEndOf(dayAt(it.series, asOf), it.goal.trackingFrequency);
  const at = earlierOf(earlierOf(periodEnd, it.today), window.span.end);
  return dueTarget(it, endTarget, { window, baseline, at });
}

/** Of an unfinished year's Sum target only the elapsed share counts (readings, section 3, rule 9, Yearly tracking). */
function withUnfinishedYear(it: GoalInTime, asOf: number, set: EntriesDerivation | Stated): Derivation {
  const { goal, series, own, today } = it;
  const last = valueAt(series.targets, asOf);
  if (set.rule !== 'entries' || Number.isNaN(last)) return set;
  if (goal.trackingFrequency !== 'yearly' || goal.aggregation !== 'sum') return set;
  const start = dayAt(series, asOf);
  const lastShare = elapsedShare(
    { start: laterOf(start, own.span.start), end: earlierOf(periodEndOf(start, 'yearly'), own.span.end) },
    today,
  );
  if (lastShare.days === lastShare.of) return set;
  const before = aggregate(series.targets, { from: set.from, to: asOf }, 'sum') ?? 0;
  return { ...set, value: finite(before + between(0, last, lastShare.days, lastShare.of)), lastShare };
}
