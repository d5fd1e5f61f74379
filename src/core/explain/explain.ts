import type { Day } from '#core/calendar/date.ts';
import { isClosed } from '#core/calendar/span.ts';
import { countsAtOnce, reaches } from '#core/figure/achieved.ts';
import { type Assessment, assess } from '#core/figure/assessment.ts';
import { coverageToDate } from '#core/figure/coverage.ts';
import type { Derivation } from '#core/figure/derivation.ts';
import { figureOf } from '#core/figure/derive.ts';
import { elapsedShare } from '#core/figure/elapsedShare.ts';
import type { Coverage, FigureContext } from '#core/figure/figureContext.ts';
import { goalInTime } from '#core/figure/goalInTime.ts';
import { periodsInside } from '#core/figure/periodsInside.ts';
import type { Standing } from '#core/figure/standing.ts';
import { figuresOf } from '#core/figure/summary.ts';
import { doTargetsLieElsewhere } from '#core/figure/targetToDate.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, indexOn, type Series, valueAt } from '#core/goal/series.ts';
import type { CountedMilestone } from '#core/work/sharesOf.ts';
import { comingFiguresOf } from './comingFigures.ts';
import { type ExplainedFigure, explainedFigure, explainedPoint } from './explainedFigure.ts';
import type { Achievement, ExplainedComparison, ExplainedPercent, Explanation } from './explanation.ts';
import { milestonesToGreen } from './milestonesToGreen.ts';

/** Explains the figures `summarizeGoal` gives for the same question. Never for a container: it has none of its own. */
export function explain(
  goal: Goal,
  series: Series,
  { milestones = [], ...context }: FigureContext & { readonly milestones?: readonly CountedMilestone[] },
): Explanation {
  const assessment = assess(goal, series, context);
  const { chosen, standing, aim, status, statusRule, handStatus } = assessment;
  const figures = figuresOf(assessment);
  const told = (figure: Derivation | null): ExplainedFigure | null =>
    figure === null ? null : explainedFigure(figure, series);
  return {
    goalId: goal.id,
    year: context.year,
    today: context.today,
    status,
    statusRule,
    setByHand: handStatus,
    byFigures: { status: standing.status, rule: standing.rule },
    aggregation: aim.aggregation,
    direction: aim.targetDirection,
    valueType: aim.valueType,
    unit: goal.unit,
    trackingFrequency: goal.trackingFrequency,
    span: goal.span,
    window: figures.window,
    asOf: chosen.asOf,
    carriedFrom: chosen.isCarried ? chosen.asOf : null,
    missing: missingPeriods(assessment),
    coverage: coverageOf(assessment),
    isStale: figures.stale,
    reporting: chosen.reporting,
    actual: told(chosen.actual),
    target: told(chosen.target),
    endTarget: told(chosen.endTarget),
    baseline: chosen.baseline === null ? null : explainedPoint(chosen.baseline, series),
    comparison: toldComparison(assessment, {
      ...standing,
      against: standing.isAtEnd ? 'endTarget' : 'targetToDate',
    }),
    comparisonToDate: toldComparison(assessment, {
      comparison: standing.toDate,
      attainment: standing.attainmentToDate,
      against: 'targetToDate',
    }),
    areTargetsElsewhere: areTargetsElsewhere(assessment),
    achievement: achievementOf(assessment),
    percentComplete: toldPercent(assessment, figures),
    targetPercent: figures.targetPercent,
    expectedPercent: toldTime(figures, context.today),
    outlook: comingFiguresOf(assessment),
    milestonesToGreen: milestonesToGreen(assessment, milestones),
  };
}

/** Periods of the window before as-of without an actual; none where the actual is carried from before it. */
function missingPeriods({ goal, series, context, chosen }: Assessment): Day[] {
  const it = goalInTime(goal, series, context);
  const { window, asOf } = chosen;
  if (it === null || window === null || asOf === null || window.from === window.to) return [];
  const first = { start: window.span.start ?? dayAt(series, window.from), end: asOf };
  return periodsInside(goal, first, it.calendar).filter((date) =>
    Number.isNaN(valueAt(series.actuals, indexOn(date, series))),
  );
}

function areTargetsElsewhere({ goal, series, context, chosen, standing }: Assessment): boolean {
  const it = goalInTime(goal, series, context);
  const { window, asOf, isCarried } = chosen;
  if (it === null || window === null || asOf === null || isCarried || standing.isAtEnd) return false;
  return doTargetsLieElsewhere(it, { window, from: window.from, asOf: indexOn(asOf, series) });
}

function coverageOf({ goal, series, context }: Assessment): Coverage | null {
  const it = goalInTime(goal, series, context);
  return it === null ? null : coverageToDate(it, context.year);
}

function toldComparison(
  { series, context, chosen }: Assessment,
  {
    comparison,
    attainment,
    against,
  }: Pick<Standing, 'comparison' | 'attainment'> & Pick<ExplainedComparison, 'against'>,
): ExplainedComparison | null {
  if (comparison === null || attainment === null) return null;
  const { actual, target, divisor } = comparison;
  return {
    against,
    actual: explainedFigure(actual, series),
    isPartOfActual: actual !== chosen.actual,
    target: explainedFigure(target, series),
    divisor: { rule: divisor.rule, value: divisor.value },
    attainment,
    thresholds: context.plan.thresholds,
  };
}

function achievementOf({ aim, chosen, series }: Assessment): Achievement | null {
  const { actual, endTarget, reporting, worstEarlier } = chosen;
  if (actual === null || endTarget === null) return null;
  return {
    isReached: reaches(aim.targetDirection, { actual, endTarget }, series),
    countsAtOnce: countsAtOnce(aim, endTarget.value, worstEarlier),
    countsAtEnd: reporting.isEnded && reporting.isLastReported,
    worstEarlier,
  };
}

function toldPercent({ scale, chosen, standing }: Assessment, figures: GoalFigures): ExplainedPercent | null {
  const { percentComplete, percentBasis } = figures;
  if (percentComplete === null) return null;
  const isAttainment = scale.basis === 'targetToDate';
  return {
    percent: percentComplete,
    basis: percentBasis,
    from: scale.basis === 'wayFromBaseline' ? scale.from.value : null,
    of: figureOf(isAttainment ? chosen.target : chosen.endTarget),
    isHeld: isAttainment && !chosen.reporting.isEnded && Number(standing.attainmentToDate) > 1,
  };
}

function toldTime({ window, expectedPercent }: GoalFigures, today: Day): Explanation['expectedPercent'] {
  if (window === null || expectedPercent === null || !isClosed(window)) return null;
  return { percent: expectedPercent, share: elapsedShare(window, today) };
}
