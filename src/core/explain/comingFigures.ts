import { addDays, type Day } from '#core/calendar/date.ts';
import { nextPeriodStart, periodEndOf } from '#core/calendar/period.ts';
import { countsAtOnce } from '#core/figure/achieved.ts';
import { finite } from '#core/figure/aggregate.ts';
import type { Assessment } from '#core/figure/assessment.ts';
import type { Derivation } from '#core/figure/derivation.ts';
import { divisorOf, exactDivisor } from '#core/figure/divisor.ts';
import { dueTarget } from '#core/figure/dueTarget.ts';
import { exactValue } from '#core/figure/exactValue.ts';
import { type Fraction, fractionOf, toNumber } from '#core/figure/fraction.ts';
import { compareFractions, ONE } from '#core/figure/fractionArithmetic.ts';
import { type GoalInTime, goalInTime, totalOf } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';
import type { Measurement } from '#core/figure/measure.ts';
import { periodsInside } from '#core/figure/periodsInside.ts';
import { dayAt, firstFigure, indexFrom, lastFigure } from '#core/goal/series.ts';
import type { Status } from '#core/goal/status.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import { eachSide, type Limits, requiredActual, requiredEach } from './requiredFigure.ts';

export type Requirement =
  | { readonly isPossible: false }
  | {
      readonly isPossible: true;
      readonly each: Limits<number>;
      readonly toDate: Limits<number>;
    };

export type ComingPeriods = {
  readonly from: Day;
  readonly to: Day;
  readonly periods: number;
  /** The target to date as of the last of them; over the rest of the window the end target. */
  readonly target: number;
  /** To be on target, or achieved where the goal is so already. */
  readonly toBeGreen: Requirement;
  /** To be no worse than it is; null where it cannot be worse, and where green is what it is. */
  readonly toKeep: Requirement | null;
};

/** What the next figures would do to a goal's status. Null where no figure can come any more or there is no target. */
export type ComingFigures = {
  readonly next: ComingPeriods | null;
  readonly rest: ComingPeriods | null;
};

const NOTHING_TO_COME: ComingFigures = { next: null, rest: null };

/** What the next period, or each of the rest, must be to turn the status; null where no figures would. */
export function comingFiguresOf({ goal, series, context, chosen, standing }: Assessment): ComingFigures {
  const it = goalInTime(goal, series, context);
  const { window, asOf, actual, endTarget } = chosen;
  if (it === null || window === null || asOf === null || standing.attainment === null) return NOTHING_TO_COME;
  const coming = periodsAfter(asOf, it, window);
  const [first] = coming;
  const last = coming.at(-1);
  if (first === undefined || last === undefined) return NOTHING_TO_COME;
  const target = standing.status === 'achieved' ? endTarget : targetAsOf(first, it, window, chosen);
  // A mean of children's percents is made of other goals' figures.
  if (target === null || endTarget === null || actual?.rule !== 'entries') return NOTHING_TO_COME;
  const limits = limitsFor(standing.status, context.plan.thresholds);
  const stage: Stage = { it, window, measured: chosen, asOf, actual, endTarget, limits };
  return {
    next: weighed(stage, [first], target),
    rest: last === first ? null : weighed(stage, coming, endTarget),
  };
}

type Stage = {
  readonly it: GoalInTime;
  readonly window: GoalWindow;
  readonly measured: Measurement;
  readonly asOf: Day;
  readonly actual: Derivation;
  readonly endTarget: Derivation;
  readonly limits: { readonly green: number; readonly keep: number | null };
};

function limitsFor(status: Status, { onTarget, offTarget }: StatusThresholds): Stage['limits'] {
  if (status === 'achieved') return { green: 1, keep: null };
  return { green: onTarget, keep: status === 'off_target' ? offTarget : null };
}

function periodsAfter(asOf: Day, { goal, calendar }: GoalInTime, { span }: GoalWindow): Day[] {
  const next = nextPeriodStart(asOf, goal.trackingFrequency);
  if (span.end === null) return [next];
  const rest = { start: span.start !== null && span.start > next ? span.start : next, end: span.end };
  return periodsInside(goal, rest, calendar);
}

function targetAsOf(
  period: Day,
  it: GoalInTime,
  window: GoalWindow,
  { endTarget, baseline }: Measurement,
): Derivation | null {
  const set = totalOf(it, 'targets', { from: window.from, to: indexFrom(it.series, addDays(period, 1)) });
  if (set !== null || endTarget === null) return set;
  const end = periodEndOf(period, it.goal.trackingFrequency);
  const at = window.span.end !== null && window.span.end < end ? window.span.end : end;
  return dueTarget(it, endTarget, { window, baseline, at });
}

/** Coming periods held against a target; null where none of them would be compared with it. */
function weighed(stage: Stage, coming: readonly Day[], target: Derivation): ComingPeriods | null {
  const { it, window, measured, asOf, endTarget, limits } = stage;
  const { goal, series } = it;
  const compared = comparedPeriods(it, window, { target, coming });
  const [from] = compared.periods;
  const to = compared.periods.at(-1);
  if (from === undefined || to === undefined) return null;
  const way = { baseline: measured.baseline === null ? null : measured.baseline.figure, endTarget };
  const periods = compared.periods.length;
  const soFar = { from: compared.from, to: indexFrom(series, addDays(asOf, 1)) };
  const requirement = (attainment: number): Requirement => {
    const required = widened(
      requiredActual(goal.targetDirection, {
        target: exactValue(target, series),
        divisor: exactDivisor(divisorOf(goal, target, way), series),
        attainment: fractionOf(attainment),
      }),
      achievedLimits(stage),
    );
    const each = requiredEach(goal.aggregation, required, { actuals: series.actuals, soFar, periods });
    if (each === null) return { isPossible: false };
    return { isPossible: true, each: eachSide(each, asNumber), toDate: eachSide(required, asNumber) };
  };
  return {
    from,
    to,
    periods,
    target: target.value,
    toBeGreen: requirement(limits.green),
    toKeep: limits.keep === null ? null : requirement(limits.keep),
  };
}

/** What reaches the end target, where that is achieved at once: green even where the target to date is missed by far. */
function achievedLimits({ it, measured, actual, endTarget }: Stage): Limits<Fraction> | null {
  const { goal, series } = it;
  // By then the actual to date is an earlier one.
  const worst = Math.max(actual.value, measured.worstEarlier ?? actual.value);
  if (!countsAtOnce(goal, endTarget.value, worst)) return null;
  return requiredActual(goal.targetDirection, { target: exactValue(endTarget, series), divisor: ONE, attainment: ONE });
}

function widened({ least, most }: Limits<Fraction>, other: Limits<Fraction> | null): Limits<Fraction> {
  if (other === null) return { least, most };
  return {
    least: least !== null && other.least !== null && compareFractions(other.least, least) < 0 ? other.least : least,
    most: most !== null && other.most !== null && compareFractions(other.most, most) > 0 ? other.most : most,
  };
}

/**
 * Which coming periods are held against a target, and the index from which on actuals are. Of a Sum goal with entry
 * targets those from the first to the last of them (readings, section 3, rule 4); where they end before the last coming
 * period the rest of the window cannot be told by them, and none is.
 */
function comparedPeriods(
  { goal, series }: GoalInTime,
  window: GoalWindow,
  { target, coming }: { readonly target: Derivation; readonly coming: readonly Day[] },
): { readonly from: number; readonly periods: readonly Day[] } {
  if (goal.aggregation !== 'sum' || target.rule !== 'entries') return { from: window.from, periods: coming };
  const from = firstFigure(series.targets, target.from, target.to);
  const last = dayAt(series, lastFigure(series.targets, target.from, target.to));
  const isCovered = coming.every((period) => period <= last);
  return { from, periods: isCovered ? coming.filter((period) => period >= dayAt(series, from)) : [] };
}

function asNumber(limit: Fraction): number {
  return finite(toNumber(limit));
}
