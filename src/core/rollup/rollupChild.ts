import type { Day } from '#core/calendar/date.ts';
import type { PeriodCalendar } from '#core/calendar/period.ts';
import type { FigurePlan, FormulaTotals } from '#core/figure/figureContext.ts';
import { type GoalInTime, goalInTime } from '#core/figure/goalInTime.ts';
import { windowIn } from '#core/figure/goalWindow.ts';
import { periodYearOf } from '#core/figure/periodYear.ts';
import { reportingOf } from '#core/figure/reporting.ts';
import type { Goal } from '#core/goal/goal.ts';
import { dayAt, lastFigure, type Series, valueAt } from '#core/goal/series.ts';
import {
  EMPTY_ROLLUP,
  type RollupPeriods,
  type RollupSeries,
  reducedTo,
  type WindowedGoal,
  withTargets,
} from './rollupSeries.ts';
import { sparseTargets } from './sparseTargets.ts';

export type RollupChild = {
  readonly goal: Goal;
  readonly reduced: RollupSeries;
  /** Its next actual is overdue (as for `stale`, though achieved goals too): it is waited for no longer. */
  readonly isOverdue: boolean;
  readonly years: readonly number[];
  readonly targetYears: readonly number[];
};

/** `series`: the child's own, stored or computed, in its own periods. */
export function rollupChildOf(
  periods: RollupPeriods,
  {
    goal,
    series,
    formulaTotals,
  }: { readonly goal: Goal; readonly series: RollupSeries; readonly formulaTotals?: FormulaTotals },
  time: { readonly plan: FigurePlan; readonly today: Day },
): RollupChild {
  const it = goalInTime(goal, series.series, formulaTotals ? { ...time, formulaTotals } : time);
  if (it === null) return { goal, reduced: EMPTY_ROLLUP, isOverdue: true, years: [], targetYears: [] };
  const reduced = reducedTo(periods, ...withSpreadTargets(it, series));
  const { series: inPeriods } = reduced;
  const yearsWhere = (has: (index: number) => boolean) => yearsOf(inPeriods, goal, periods.calendar, has);
  return {
    goal,
    reduced,
    isOverdue: isOverdue(it),
    years: yearsWhere(() => true),
    targetYears: yearsWhere((index) => !Number.isNaN(valueAt(inPeriods.targets, index))),
  };
}

/** Its entries with sparse targets for the periods they stand for. */
function withSpreadTargets(it: GoalInTime, series: RollupSeries): [WindowedGoal, RollupSeries] {
  const targets = sparseTargets(it);
  if (targets.size === 0) return [it, series];
  const spread = withTargets(series, targets);
  return [{ ...it, own: windowIn(it.goal, spread.series, it.calendar) }, spread];
}

function yearsOf(
  series: Series,
  { span }: Goal,
  { fiscalStartMonth }: PeriodCalendar,
  has: (index: number) => boolean,
): number[] {
  const years: number[] = [];
  series.days.forEach((_, index) => {
    if (!has(index)) return;
    const year = periodYearOf(dayAt(series, index), span, fiscalStartMonth);
    if (years.at(-1) !== year) years.push(year);
  });
  return years;
}

function isOverdue(it: GoalInTime): boolean {
  const { goal, series, own, future } = it;
  const last = lastFigure(series.actuals, own.from, Math.min(own.to, future));
  return reportingOf(it, goal.span, last < 0 ? null : dayAt(series, last)).isOverdue;
}
