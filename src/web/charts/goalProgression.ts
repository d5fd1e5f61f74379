import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { type Progression, progressionOf } from '#core/chart/progression.ts';
import { type ChartChoice, choicesOf } from '#core/chart/toggles.ts';
import { lastKnownOf } from '#core/figure/lastKnown.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { ShownPlan } from '#web/dashboard/PlanContext.ts';

/** The points of a goal's chart, from the entries that came with it. */
export function goalProgression(goal: DashboardGoal, choice: ChartChoice, shown: ShownPlan): Progression {
  const { plan, today, year } = shown;
  const { endTarget, allTarget } = goal.figures;
  const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
  const { partialEntries } = goal;
  return progressionOf({ goal, series, partialEntries, plan, today, year, endTarget, allTarget }, choice);
}

/** A goal's chart as it is drawn. Without figures in the year shown it is that of the goal's whole life, which is past. */
export function drawnProgression(
  goal: DashboardGoal,
  choice: ChartChoice,
  shown: ShownPlan,
): { readonly progression: Progression; readonly isPast: boolean } {
  if (lastKnownOf(goal, shown.plan.fiscalStartMonth) === null)
    return { progression: goalProgression(goal, choice, shown), isPast: false };
  const figures = { ...goal.figures, endTarget: goal.figures.allTarget };
  return { progression: goalProgression({ ...goal, figures }, choice, { ...shown, year: 'ALL' }), isPast: true };
}

/** The chart a goal opens with: a sum grows towards its target, anything else is read period by period. */
export function openingChoice(
  goal: Pick<DashboardGoal, 'aggregation' | 'trackingFrequency'>,
  { isPast = false }: { readonly isPast?: boolean } = {},
): ChartChoice {
  const choices = choicesOf(goal);
  const wanted = goal.aggregation === 'sum' && !isPast ? 'toDateMonthly' : 'periods';
  return choices.includes(wanted) ? wanted : (choices[0] ?? 'periods');
}
