import type { Day } from '#core/calendar/date.ts';
import { nextPeriodStart, periodEndOf, periodStarts } from '#core/calendar/period.ts';
import { laterOf } from '#core/calendar/span.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { type GoalKind, isActualComputed } from '#core/goal/goalKind.ts';
import type { Entry } from '#core/goal/series.ts';
import { isPeriodClosed } from '#core/plan/closedPeriods.ts';
import type { Plan } from '#core/plan/plan.ts';
import { duePeriodOf, REPORT_WITHIN } from './duePeriod.ts';

/** From best to worst; a goal counts once, in its worst. */
export const UPKEEP_STATES = ['upToDate', 'due', 'overdue', 'neverEntered'] as const;

export type UpkeepState = (typeof UPKEEP_STATES)[number];

export type Upkeep = {
  readonly state: UpkeepState;
  /** First days of the open periods without an actual since the last one that has it, in order. */
  readonly missing: readonly Day[];
  /** The last day on which the first of them is in time; null where none is missing. */
  readonly by: Day | null;
  /** First day of the last period with an actual. */
  readonly lastReported: Day | null;
};

export type UpkeepQuestion = {
  readonly goal: Pick<Goal, 'span' | 'trackingFrequency' | 'actualFormula'>;
  readonly kind: GoalKind;
  readonly figures: Pick<GoalFigures, 'status' | 'inFiscalYear'>;
  readonly entries: readonly Entry[];
  readonly today: Day;
  readonly plan: Pick<Plan, 'closedUntil' | 'fiscalStartMonth' | 'weekStart'>;
};

/**
 * Whether a goal's figures are kept up to date. Null where nobody is asked for any: groups, what is computed, goals
 * of other years, not begun, ended and reported, achieved or deferred. Closed periods are not asked for either.
 */
export function upkeepOf({ goal, kind, figures, entries, today, plan }: UpkeepQuestion): Upkeep | null {
  const { span, trackingFrequency } = goal;
  const { status, inFiscalYear } = figures;
  if (kind === 'container' || isActualComputed(goal, kind) || !inFiscalYear) return null;
  if (status === 'achieved' || status === 'deferred' || (span.start !== null && span.start > today)) return null;
  const reported = entries.filter(({ date, actual }) => actual !== null && date <= today);
  const lastReported = reported.at(-1)?.date ?? null;
  const due = duePeriodOf(goal, entries, { today, calendar: plan });
  const isEnded = span.end !== null && span.end < today;
  if (due === null) return isEnded ? null : { state: 'upToDate', missing: [], by: null, lastReported };
  const after = lastReported === null ? null : nextPeriodStart(lastReported, trackingFrequency);
  const from = laterOf(after ?? span.start ?? due.start, span.start);
  const missing = periodStarts({ from, to: due.start }, trackingFrequency, plan).filter(
    (start) => !isPeriodClosed(plan, { start, frequency: trackingFrequency }),
  );
  const [first] = missing;
  if (first === undefined) return { state: 'upToDate', missing, by: null, lastReported };
  const by = (periodEndOf(first, trackingFrequency) + REPORT_WITHIN[trackingFrequency]) as Day;
  const late = lastReported === null ? 'neverEntered' : 'overdue';
  return { state: today > by ? late : 'due', missing, by, lastReported };
}
