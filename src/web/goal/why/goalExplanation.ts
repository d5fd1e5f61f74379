import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { explain } from '#core/explain/explain.ts';
import type { Explanation } from '#core/explain/explanation.ts';
import { type ExplanationStyle, type ExplanationText, explanationText } from '#core/explain/explanationText.ts';
import type { FigurePlan } from '#core/figure/figureContext.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { Plan } from '#core/plan/plan.ts';
import { say } from '#web/base/messages/say/explain.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { knownTotals } from './knownTotals.ts';
import { statedGoal } from './statedGoal.ts';

type ExplainedIn = Pick<ShownPlan, 'today' | 'year'> & { readonly plan: WritingPlan };

type WritingPlan = FigurePlan & Pick<Plan, 'currency' | 'timeZone' | 'statuses'>;

export type GoalExplanation = { readonly explanation: Explanation; readonly text: ExplanationText };

/** Null where the page lacks what they depend on: a container, a parent measured by its children's percents. */
export function goalExplanation(goal: DashboardGoal, { plan, today, year }: ExplainedIn): GoalExplanation | null {
  if (goal.figures.percentBasis === 'children') return null;
  const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
  const stated = statedGoal(goal, year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year);
  const { targetsFromChildren } = stated;
  const formulaTotals = knownTotals(goal, { plan, today, year });
  const byFigures = explain(stated.goal, series, { plan, today, year, targetsFromChildren, formulaTotals });
  if (!tellsTheCard(byFigures, goal)) return null;
  // Staleness depends on the shown status, which may be set by hand.
  const explanation = { ...byFigures, isStale: goal.figures.stale };
  return { explanation, text: explanationText(explanation, styleOf(plan)) };
}

/** Whether the explained figures are those on the card: otherwise the page lacks something they depend on. */
function tellsTheCard({ status, actual, target, endTarget }: Explanation, { figures }: DashboardGoal): boolean {
  const isByHand = figures.statusRule === 'setByHand' || figures.statusRule === 'deferred';
  const toDate = figures.year === 'ALL' ? figures.ptd : figures.ytd;
  const told = [actual, target, endTarget].map((figure) => figure?.value ?? null);
  const shown = [toDate.actual, toDate.target, figures.endTarget];
  return (isByHand || status === figures.status) && told.every((value, index) => value === shown[index]);
}

export function styleOf(plan: WritingPlan): ExplanationStyle {
  return { ...plan, dayOfInstant: (instant) => dayOfInstant(instant, plan.timeZone), words: say };
}
