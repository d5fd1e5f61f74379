import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { readFigure } from '#core/goal/readFigure.ts';
import { dayAt, indexFrom, lastFigure } from '#core/goal/series.ts';
import { aggregate } from './aggregate.ts';
import { baselineOf } from './baseline.ts';
import type { Derivation, LinePoint } from './derivation.ts';
import { type GoalInTime, totalOf } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';
import { type Reporting, reportingOf, UNREPORTED } from './reporting.ts';
import { endTargetWithStretch, targetToDate } from './targetToDate.ts';

/** What a goal amounts to in one window: its own (ALL), or its overlap with a fiscal year. */
export type Measurement = {
  readonly window: GoalWindow | null;
  readonly asOf: Day | null;
  /** The actual is from before the window, carried into the current year (rule 3.1). */
  readonly isCarried: boolean;
  readonly hasEarlierActual: boolean;
  readonly reporting: Reporting;
  readonly actual: Derivation | null;
  readonly target: Derivation | null;
  readonly endTarget: Derivation | null;
  readonly baseline: LinePoint | null;
  /** For a Current goal going down: the highest value before as-of, its own baseline among them. */
  readonly worstEarlier: number | null;
};

export const NOTHING_MEASURED: Measurement = {
  window: null,
  asOf: null,
  isCarried: false,
  hasEarlierActual: false,
  reporting: UNREPORTED,
  actual: null,
  target: null,
  endTarget: null,
  baseline: null,
  worstEarlier: null,
};

/** Actual and target to date of a window whose end target is known (rules 3.1 to 3.4). */
export function measure(
  it: GoalInTime,
  window: GoalWindow,
  { endTarget, mayCarry }: { readonly endTarget: Derivation | null; readonly mayCarry: boolean },
): Measurement {
  const { goal, series, own, future } = it;
  const inside = lastFigure(series.actuals, window.from, Math.min(window.to, future));
  const before = lastFigure(series.actuals, own.from, Math.min(window.from, future));
  const lastReported = inside < 0 ? before : inside;
  const reporting = reportingOf(it, window.span, lastReported < 0 ? null : dayAt(series, lastReported));
  const isCarried = inside < 0 && before >= 0 && mayCarry && goal.aggregation === 'current' && !reporting.isOverdue;
  const asOf = isCarried ? before : inside;
  const from = isCarried ? yearBegin(it, before) : window.from;
  const baseline = baselineOf(it, window);
  return {
    window,
    asOf: asOf < 0 ? null : dayAt(series, asOf),
    isCarried,
    hasEarlierActual: before >= 0,
    reporting,
    actual: totalOf(it, 'actuals', { from, to: asOf + 1 }),
    target: asOf < 0 ? null : targetToDate(it, { window, from, asOf, endTarget, baseline }),
    endTarget: endTargetWithStretch(it, endTarget, { window, asOf }),
    baseline,
    worstEarlier: worstEarlierOf(it, asOf),
  };
}

function yearBegin({ series, own, plan }: GoalInTime, index: number): number {
  const year = fiscalYearOf(dayAt(series, index), plan.fiscalStartMonth);
  return Math.max(own.from, indexFrom(series, fiscalYearSpan(year, plan.fiscalStartMonth).start));
}

function worstEarlierOf({ goal, series, own }: GoalInTime, asOf: number): number | null {
  // Stryker disable next-line LogicalOperator: for other goals nobody asks.
  if (goal.aggregation !== 'current' || goal.targetDirection !== 'down') return null;
  const measured = aggregate(series.actuals, { from: own.from, to: asOf }, 'highest');
  const stated = readFigure(goal.baseline?.value);
  const known = [measured, stated].filter((value) => value !== null);
  return known.length === 0 ? null : Math.max(...known);
}
