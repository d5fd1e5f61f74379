import type { FigureRule } from '#core/goal/figures.ts';
import type { Series } from '#core/goal/series.ts';
import type { Status } from '#core/goal/status.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import { type Aim, isAchieved } from './achieved.ts';
import { attainmentOf, type Comparison } from './attainment.ts';
import { comparedActual } from './comparedActual.ts';
import type { Derivation } from './derivation.ts';
import { divisorOf } from './divisor.ts';
import type { Measurement } from './measure.ts';

export type Standing = {
  readonly status: Status;
  readonly rule: FigureRule;
  /** What the status was told by: the actual against the target to date, or after the end against the end target. */
  readonly comparison: Comparison | null;
  readonly attainment: number | null;
  readonly isAtEnd: boolean;
  readonly toDate: Comparison | null;
  readonly attainmentToDate: number | null;
};

/**
 * The status by the figures of a window, in the order of rule 3.8, 4 to 7: not started without
 * an actual or without a target, achieved, else by attainment; after the window's end against the end target, once its
 * last period is reported or overdue.
 */
export function standingOf(
  aim: Aim,
  measured: Measurement,
  {
    series,
    thresholds,
    hasBegun,
  }: { readonly series: Series; readonly thresholds: StatusThresholds; readonly hasBegun: boolean },
): Standing {
  const { actual, target, endTarget, reporting } = measured;
  const toDate = comparisonOf(aim, measured, { actual, target, series });
  const isAtEnd = reporting.isEnded && (reporting.isLastReported || reporting.isOverdue);
  const comparison = isAtEnd ? comparisonOf(aim, measured, { actual, target: endTarget, series }) : toDate;
  const attainmentToDate = toDate === null ? null : attainmentOf(toDate, series);
  // Stryker disable next-line LogicalOperator,ConditionalExpression: the same comparison is not counted twice; none has none.
  const attainment = comparison === null || comparison === toDate ? attainmentToDate : attainmentOf(comparison, series);
  const judged = { comparison, attainment, isAtEnd, toDate, attainmentToDate };
  if (!hasBegun) return { ...judged, status: 'not_started', rule: 'notBegun' };
  if (actual === null) return { ...judged, status: 'not_started', rule: 'noFigures' };
  if (isAchieved(aim, measured, series)) return { ...judged, status: 'achieved', rule: 'achieved' };
  if (attainment === null) return { ...judged, status: 'not_started', rule: 'noTarget' };
  return {
    ...judged,
    status: statusOf(attainment, thresholds),
    rule: isAtEnd ? 'attainmentAtEnd' : 'attainmentToDate',
  };
}

/** On target from 90% of the target met, off target from 80%, else critical; the plan may set other limits. */
export function statusOf(attainment: number, { onTarget, offTarget }: StatusThresholds): Status {
  if (attainment >= onTarget) return 'on_target';
  return attainment >= offTarget ? 'off_target' : 'critical';
}

function comparisonOf(
  aim: Aim,
  { baseline, endTarget }: Measurement,
  {
    actual,
    target,
    series,
  }: { readonly actual: Derivation | null; readonly target: Derivation | null; readonly series: Series },
): Comparison | null {
  if (actual === null || target === null) return null;
  return {
    direction: aim.targetDirection,
    actual: comparedActual(actual, target, series),
    target,
    divisor: divisorOf(aim, target, { baseline: baseline?.figure ?? null, endTarget }),
  };
}
