import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Progression } from '#core/chart/progression.ts';
import { type ChartChoice, choicesOf } from '#core/chart/toggles.ts';
import { lastKnownOf } from '#core/figure/lastKnown.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type ChartSpan, type OfferedSpan, progressionSince, spansOf } from './chartSpan.ts';
import { goalProgression, openingChoice } from './goalProgression.ts';

export type DrawnProgression = {
  readonly progression: Progression;
  readonly isPast: boolean;
};

/**
 * Where the year shown has no figures, the goal's whole life. By default the choice it opens with; of the past single
 * periods. With the spans that it can go back to.
 */
export function drawnProgression(
  goal: DashboardGoal,
  choice: ChartChoice | null,
  shown: ShownPlan,
  span: ChartSpan = 'year',
): DrawnProgression & { readonly choice: ChartChoice; readonly spans: readonly OfferedSpan[] } {
  const isPast = lastKnownOf(goal, shown.plan.fiscalStartMonth) !== null;
  const [periods = 'periods'] = choicesOf(goal);
  const drawn = choice ?? (isPast ? periods : openingChoice(goal));
  const spans = isPast ? [] : spansOf(goal, drawn, shown);
  const from = spans.find((each) => each.span === span)?.from;
  const progression = isPast
    ? wholeLife(goal, drawn, shown)
    : from === undefined || shown.year === 'ALL'
      ? goalProgression(goal, drawn, shown)
      : progressionSince(goal, drawn, { shown, year: shown.year, from });
  return { progression, isPast, choice: drawn, spans };
}

export function hasFiguresToDraw({ points }: Progression): boolean {
  return points.some(({ actual, target }) => actual !== null || target !== null);
}

function wholeLife(goal: DashboardGoal, choice: ChartChoice, shown: ShownPlan): Progression {
  const figures = { ...goal.figures, endTarget: goal.figures.allTarget };
  const whole = goalProgression({ ...goal, figures }, choice, { ...shown, year: 'ALL' });
  // Earlier years say nothing about today's trend.
  return { ...whole, points: whole.points.map((point) => ({ ...point, estimate: null })) };
}
