import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { totalsFrom } from '#core/chart/chartedTotals.ts';
import { type Progression, progressionOf } from '#core/chart/progression.ts';
import { type ChartChoice, choicesOf, runningChoiceOf } from '#core/chart/toggles.ts';
import { coverageToDate } from '#core/figure/coverage.ts';
import type { Coverage } from '#core/figure/figureContext.ts';
import { goalInTime } from '#core/figure/goalInTime.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export function goalProgression(goal: DashboardGoal, choice: ChartChoice, shown: ShownPlan): Progression {
  const { plan, today, year } = shown;
  const { endTarget, allTarget } = goal.figures;
  const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
  const { partialEntries, chartedTotals } = goal;
  const formulaTotals = chartedTotals && totalsFrom(chartedTotals);
  return progressionOf(
    { goal, series, partialEntries, plan, today, year, endTarget, allTarget, formulaTotals },
    choice,
  );
}

/** Of a computed goal: how many periods its figure to date takes, where those are not all. */
export function goalCoverage(goal: DashboardGoal, { plan, today, year }: ShownPlan): Coverage | null {
  if (goal.chartedTotals === null) return null;
  const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
  const formulaTotals = totalsFrom(goal.chartedTotals);
  const whole = { ...goal, handStatus: null, isStatusAutomatic: true };
  const it = goalInTime(whole, series, { plan, today, formulaTotals });
  return it && coverageToDate(it, year);
}

/** The chart a goal opens with: a sum grows towards its target, anything else is read period by period. */
export function openingChoice(goal: Pick<DashboardGoal, 'aggregation' | 'trackingFrequency'>): ChartChoice {
  const [periods = 'periods'] = choicesOf(goal);
  return goal.aggregation === 'sum' ? (runningChoiceOf(goal) ?? periods) : periods;
}
