import type { GoalFigures, ToDate } from '#core/goal/figures.ts';
import type { Goal } from '#core/goal/goal.ts';
import { firstFigure, type Series } from '#core/goal/series.ts';
import { finite } from './aggregate.ts';
import { type Assessment, assess } from './assessment.ts';
import { difference } from './between.ts';
import type { Derivation } from './derivation.ts';
import { figureOf, isCombined } from './derive.ts';
import { expectedPercentOf } from './expectedPercent.ts';
import type { FigureContext } from './figureContext.ts';
import { percentCompleteOf } from './percentComplete.ts';
import { isStale } from './stale.ts';
import { statusTextOf } from './statusText.ts';
import { targetPercentOf } from './targetPercent.ts';

/**
 * The figures of a goal that is not a container, for one fiscal year and one day (rules, section 3). For a roll-up
 * parent `series` is the one computed from its children; where it is measured by their percents,
 * `context.childPercents` stands in place of a series.
 */
export function summarizeGoal(goal: Goal, series: Series, context: FigureContext): GoalFigures {
  return figuresOf(assess(goal, series, context));
}

/** With the year ALL the ytd and eoy figures are the current year's; ptd and all never depend on the year. */
export function figuresOf(assessment: Assessment): GoalFigures {
  const { goal, context, ofYear, ofLife, chosen, standing, status, scale } = assessment;
  const { isEnded } = chosen.reporting;
  const ptd = toDateOf(ofLife.actual, ofLife.target);
  const span = chosen.window === null ? null : chosen.window.span;
  return {
    goalId: goal.id,
    year: context.year,
    inFiscalYear: assessment.inFiscalYear,
    window: span,
    asOf: chosen.asOf,
    stale: !goal.isByMilestones && isStale(status, chosen.reporting),
    // Stryker disable next-line ConditionalExpression: the same figures have the same variance.
    ytd: ofYear === ofLife ? ptd : toDateOf(ofYear.actual, ofYear.target),
    ptd,
    all: toDateOf(ofLife.actual, ofLife.endTarget),
    eoyTarget: figureOf(ofYear.endTarget),
    allTarget: figureOf(ofLife.endTarget),
    endTarget: figureOf(chosen.endTarget),
    baseline: figureOf(chosen.baseline?.figure ?? null),
    attainment: standing.attainment,
    status,
    statusRule: assessment.statusRule,
    statusText: statusTextOf(assessment),
    percentComplete: percentCompleteOf(scale, chosen.actual, { attainment: standing.attainmentToDate, isEnded }),
    percentBasis: context.childPercents ? 'children' : scale.basis,
    expectedPercent: span === null ? null : expectedPercentOf(span, context.today),
    targetPercent: targetPercentOf(scale, chosen.target),
    hasPeriodicTargets: firstFigure(assessment.series.targets, 0, assessment.series.days.length) >= 0,
    isEoyTargetCombined: isCombined(ofYear.endTarget),
    isAllTargetCombined: isCombined(ofLife.endTarget),
    distribution: null,
  };
}

/** The variance is actual minus target; whether that is good depends on the direction (rule 3.15). */
function toDateOf(actual: Derivation | null, target: Derivation | null): ToDate {
  const variance = actual === null || target === null ? null : finite(difference(actual.value, target.value));
  return { actual: figureOf(actual), target: figureOf(target), variance };
}
