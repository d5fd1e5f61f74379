import { addDays, type Day } from '#core/calendar/date.ts';
import { nextPeriodStart, periodEndOf } from '#core/calendar/period.ts';
import { laterOf } from '#core/calendar/span.ts';
import { finite } from '#core/figure/aggregate.ts';
import type { Assessment } from '#core/figure/assessment.ts';
import { type Fraction, toNumber } from '#core/figure/fraction.ts';
import { type GoalInTime, goalInTime } from '#core/figure/goalInTime.ts';
import type { GoalWindow } from '#core/figure/goalWindow.ts';
import { periodsInside } from '#core/figure/periodsInside.ts';
import type { Status } from '#core/goal/status.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import { eachSide, type Limits, narrowest } from './requiredFigure.ts';
import { type WhenWritten, whenWritten, widestOf } from './whenWritten.ts';

export type Requirement =
  | { readonly isPossible: false }
  | {
      readonly isPossible: true;
      readonly each: Limits<number>;
    };

export type ComingPeriods = {
  readonly from: Day;
  readonly to: Day;
  readonly periods: number;
  /** What the actual to date is held against once they are written: the target to date, or after the end the end target. */
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

/**
 * What the next period, or each of the rest, must be to turn the status; null where no figures would. The next one is
 * judged on the day it is written, from today to the period's last day; the rest after the window's end. Each promise is
 * made by the rules that judge the goal once the figure is there (decision 129).
 */
export function comingFiguresOf(assessment: Assessment): ComingFigures {
  const { goal, series, context, chosen, standing } = assessment;
  const it = goalInTime(goal, series, context);
  const { window, asOf, actual } = chosen;
  if (it === null || window === null || asOf === null || standing.attainment === null) return NOTHING_TO_COME;
  // A mean of children's percents is made of other goals' figures, a share of milestones of those.
  if (actual?.rule !== 'entries' || goal.isByMilestones) return NOTHING_TO_COME;
  const coming = periodsAfter(asOf, it, window);
  const [first] = coming;
  const last = coming.at(-1);
  if (first === undefined || last === undefined) return NOTHING_TO_COME;
  const limits = limitsFor(standing.status, context.plan.thresholds);
  const judgedOn = (periods: readonly Day[], days: readonly Day[]) =>
    weighed(
      days.map((on) => whenWritten(assessment, periods, on)),
      limits,
    );
  const { end } = window.span;
  return {
    next: judgedOn([first], daysOfWriting(first, it, end)),
    rest: last === first || end === null ? null : judgedOn(coming, [laterOf(it.today, addDays(end, 1))]),
  };
}

type StatusLimits = {
  /** Already: then it is told what would lose it. */
  readonly isGreen: boolean;
  /** The attainment that is green; null where only achieved is. */
  readonly green: number | null;
  readonly keep: number | null;
};

function limitsFor(status: Status, { onTarget, offTarget }: StatusThresholds): StatusLimits {
  if (status === 'achieved') return { isGreen: true, green: null, keep: null };
  return { isGreen: status === 'on_target', green: onTarget, keep: status === 'off_target' ? offTarget : null };
}

function periodsAfter(asOf: Day, { goal, calendar }: GoalInTime, { span }: GoalWindow): Day[] {
  const next = nextPeriodStart(asOf, goal.trackingFrequency);
  if (span.end === null) return [next];
  const rest = { start: span.start !== null && span.start > next ? span.start : next, end: span.end };
  return periodsInside(goal, rest, calendar);
}

/** The first and the last on which it may be written before the next one is due. */
function daysOfWriting(period: Day, { goal, today }: GoalInTime, end: Day | null): Day[] {
  const first = laterOf(today, period);
  const last = periodEndOf(period, goal.trackingFrequency);
  return [...new Set([first, laterOf(first, end !== null && end < last ? end : last)])];
}

/** Null where they would not be compared with any target, or where what turns the status on one day would not on another. */
function weighed(days: readonly (WhenWritten | null)[], { isGreen, green, keep }: StatusLimits): ComingPeriods | null {
  const written = days.filter((day) => day !== null);
  const last = written.at(-1);
  if (last === undefined || written.length < days.length) return null;
  const toKeep = (attainment: number | null) => written.map(({ toLose }) => toLose(attainment)).reduce(widestOf);
  const toTurn = written.map(({ required }) => required(green));
  const turning = toTurn.reduce((one, other) => (one && other ? narrowest(one, other) : null));
  if (!isGreen && turning === null && toTurn.some((limits) => limits !== null)) return null;
  const { from, to, periods, target } = last;
  return {
    from,
    to,
    periods,
    target,
    toBeGreen: requirementOf(isGreen ? toKeep(green) : turning),
    toKeep: keep === null ? null : requirementOf(toKeep(keep)),
  };
}

function requirementOf(each: Limits<Fraction> | null): Requirement {
  return each === null ? { isPossible: false } : { isPossible: true, each: eachSide(each, asNumber) };
}

function asNumber(limit: Fraction): number {
  return finite(toNumber(limit));
}
