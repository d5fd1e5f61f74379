import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { overlaps } from '#core/calendar/span.ts';
import type { StatusRule } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import type { Series } from '#core/goal/series.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';
import type { Aim } from './achieved.ts';
import type { FigureContext } from './figureContext.ts';
import { handStatusOf } from './handStatus.ts';
import type { Measurement } from './measure.ts';
import { CHILDRENS_AIM } from './measureByChildren.ts';
import { type GoalMeasurements, measureGoal } from './measureGoal.ts';
import { type PercentScale, percentScaleOf } from './percentScale.ts';
import { type Standing, standingOf } from './standing.ts';

export type Assessment = GoalMeasurements & {
  readonly goal: Goal;
  readonly series: Series;
  readonly context: FigureContext;
  readonly inFiscalYear: boolean;
  /** The measurement status and percents are told by: the fiscal year's, for ALL the whole life's. */
  readonly chosen: Measurement;
  readonly aim: Aim;
  readonly scale: PercentScale;
  readonly standing: Standing;
  /** Set by a person and not lapsed: it stands before the standing. */
  readonly handStatus: HandStatus | null;
  readonly status: Status;
  readonly statusRule: StatusRule;
};

/** Measures a goal in its year and its life, and judges it. Of a container only dates and a status set by hand count. */
export function assess(goal: Goal, series: Series, context: FigureContext): Assessment {
  const { plan, today, year } = context;
  const { ofYear, ofLife } = measureGoal(goal, series, context);
  const chosen = year === 'ALL' ? ofLife : ofYear;
  const isOfChildren = context.childPercents != null;
  const aim = isOfChildren ? CHILDRENS_AIM : goal;
  const hasBegun = goal.span.start === null || today >= goal.span.start;
  const standing = standingOf(aim, chosen, { series, thresholds: plan.thresholds, hasBegun });
  const isComputed = isOfChildren || isRollupType(goal.rollup) || goal.actualFormula !== null || goal.isByMilestones;
  const handStatus = handStatusOf(goal, isComputed ? { actual: ofLife.actual?.value ?? null } : null);
  return {
    goal,
    series,
    context,
    inFiscalYear: year === 'ALL' || overlaps(goal.span, fiscalYearSpan(year, plan.fiscalStartMonth)),
    ofYear,
    ofLife,
    chosen,
    aim,
    scale: percentScaleOf(aim, chosen, series),
    standing,
    handStatus,
    status: handStatus?.status ?? standing.status,
    statusRule: handStatus === null ? standing.rule : handStatus.status === 'deferred' ? 'deferred' : 'setByHand',
  };
}
