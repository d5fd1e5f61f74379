import { periodEndOf } from '#core/calendar/period.ts';
import { periodsBetween } from '#core/calendar/periodsBetween.ts';
import { earlierOf, laterOf } from '#core/calendar/span.ts';
import { dayAt, firstFigure, lastFigure, valueAt } from '#core/goal/series.ts';
import { aggregate, finite } from './aggregate.ts';
import { between } from './between.ts';
import type { Derivation, EntriesDerivation, LinePoint, Share, Stated } from './derivation.ts';
import { dueTarget } from './dueTarget.ts';
import { elapsedShare } from './elapsedShare.ts';
import { type GoalInTime, totalOf } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';
import { periodsPerTarget, stretchOfTargets } from './targetStretch.ts';

type TargetPlace = {
  readonly window: GoalWindow;
  /** Index of the first period whose target counts; the window's, but for a carried actual. */
  readonly from: number;
  readonly asOf: number;
};

export type TargetQuestion = TargetPlace & {
  readonly endTarget: Derivation | null;
  readonly baseline: LinePoint | null;
};

/**
 * The target to date: the function over the entry targets up to as-of, of an unfinished stretch by its elapsed periods.
 * Where none lies there, or the actuals lie in other periods, what the end target comes to by the end of as-of's period,
 * at latest today (decision 127).
 */
export function targetToDate(it: GoalInTime, question: TargetQuestion): Derivation | null {
  const { window, from, asOf, endTarget, baseline } = question;
  const set = totalOf(it, 'targets', { from, to: asOf + 1 });
  if (set !== null && !doTargetsLieElsewhere(it, question)) return withUnfinished(it, question, set);
  if (endTarget === null) return null;
  const periodEnd = periodEndOf(dayAt(it.series, asOf), it.goal.trackingFrequency);
  const at = earlierOf(earlierOf(periodEnd, it.today), window.span.end);
  return dueTarget(it, endTarget, { window, baseline, at });
}

/** Whether a Sum goal has targets up to as-of, but no actual in any period they stand for: such are never compared. */
export function doTargetsLieElsewhere(it: GoalInTime, { window, from, asOf }: TargetPlace): boolean {
  if (it.goal.aggregation !== 'sum' || it.formulaTotals) return false;
  const stretch = stretchOfTargets(it, { from, to: asOf + 1 }, periodsPerTarget(it, { window, asOf }));
  if (stretch === null) return false;
  return firstFigure(it.series.actuals, stretch.from, Math.min(stretch.to, asOf + 1)) < 0;
}

function withUnfinished(
  it: GoalInTime,
  { window, from, asOf }: TargetPlace,
  set: EntriesDerivation | Stated,
): Derivation {
  if (set.rule !== 'entries') return set;
  const each = periodsPerTarget(it, { window, asOf });
  if (each === 1) return withUnfinishedYear(it, asOf, set);
  const { series, goal } = it;
  const last = lastFigure(series.targets, from, asOf + 1);
  const elapsed = periodsBetween(dayAt(series, last), dayAt(series, asOf), goal.trackingFrequency) + 1;
  const standing = withStretch(it, set, each);
  return elapsed < each ? withLastShare(it, standing, { days: elapsed, of: each }) : standing;
}

/** An end target with the periods its targets stand for, which tell what of the actual is held against it. */
export function endTargetWithStretch(
  it: GoalInTime,
  endTarget: Derivation | null,
  asked: { readonly window: GoalWindow; readonly asOf: number },
): Derivation | null {
  if (endTarget?.rule !== 'entries') return endTarget;
  const each = periodsPerTarget(it, asked);
  return each === 1 ? endTarget : withStretch(it, endTarget, each);
}

function withStretch(it: GoalInTime, set: EntriesDerivation, each: number): EntriesDerivation {
  const stretch = stretchOfTargets(it, set, each);
  return { ...set, stretch: stretch && { ...stretch, each } };
}

function withLastShare({ series }: GoalInTime, set: EntriesDerivation, lastShare: Share): EntriesDerivation {
  const last = lastFigure(series.targets, set.from, set.to);
  const before = aggregate(series.targets, { from: set.from, to: last }, 'sum') ?? 0;
  const share = between(0, valueAt(series.targets, last), lastShare.days, lastShare.of);
  return { ...set, value: finite(before + share), lastShare };
}

/** Of an unfinished year's Sum target only the elapsed share counts (rule 3.3). */
function withUnfinishedYear(it: GoalInTime, asOf: number, set: EntriesDerivation): EntriesDerivation {
  const { goal, series, own, today } = it;
  const last = valueAt(series.targets, asOf);
  if (Number.isNaN(last)) return set;
  if (goal.trackingFrequency !== 'yearly' || goal.aggregation !== 'sum') return set;
  const start = dayAt(series, asOf);
  const lastShare = elapsedShare(
    { start: laterOf(start, own.span.start), end: earlierOf(periodEndOf(start, 'yearly'), own.span.end) },
    today,
  );
  return lastShare.days === lastShare.of ? set : withLastShare(it, set, lastShare);
}
