import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { intersection, overlaps } from '#core/calendar/span.ts';
import type { FigureContext } from './figureContext.ts';
import { type GoalFigures, NO_FIGURES, type ToDate } from './figures.ts';
import type { Goal } from './goal.ts';
import type { Series } from './series.ts';

/**
 * The figures of a goal that is not a container, for one fiscal year and one day (readings, section 3).
 * For a roll-up parent `series` is the one computed from its children, and `context.childPercents` stands in for it
 * where the parent is measured by their percents.
 */
export function summarizeGoal(goal: Goal, series: Series, context: FigureContext): GoalFigures {
  const { plan, today, year } = context;
  const chosen = year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year;
  const yearSpan = fiscalYearSpan(chosen, plan.fiscalStartMonth);
  const inFiscalYear = year === 'ALL' || overlaps(goal.span, yearSpan);
  const window = year === 'ALL' ? goal.span : intersection(goal.span, yearSpan);
  const endTarget = goal.targetsByYear.get(chosen) ?? goal.allTarget;
  const ytd = sumOf(series, (day) => day >= yearSpan.start && day <= yearSpan.end && day <= today);
  const attainment = ytd.actual === null || !ytd.target ? null : ytd.actual / ytd.target;
  return {
    goalId: goal.id,
    year,
    inFiscalYear,
    window,
    asOf: null,
    stale: false,
    ytd,
    ptd: ytd,
    all: ytd,
    eoyTarget: endTarget,
    allTarget: goal.allTarget,
    endTarget,
    baseline: goal.baseline?.value ?? null,
    attainment,
    status: attainment === null ? 'not_started' : attainment >= plan.thresholds.onTarget ? 'on_target' : 'critical',
    statusRule: attainment === null ? 'noFigures' : 'attainmentToDate',
    statusText: '',
    percentComplete: attainment === null ? null : attainment * 100,
    percentBasis: 'endTarget',
    expectedPercent: null,
    targetPercent: null,
    hasPeriodicTargets: series.targets.some((target) => !Number.isNaN(target)),
    distribution: null,
  };
}

function sumOf(series: Series, isInside: (day: number) => boolean): ToDate {
  let actual = 0;
  let target = 0;
  let count = 0;
  series.days.forEach((day, index) => {
    if (!isInside(day)) return;
    const value = series.actuals[index] ?? Number.NaN;
    const goalOf = series.targets[index] ?? Number.NaN;
    if (!Number.isNaN(value)) {
      actual += value;
      count += 1;
    }
    if (!Number.isNaN(goalOf)) target += goalOf;
  });
  return count === 0 ? NO_FIGURES : { actual, target, variance: actual - target };
}
