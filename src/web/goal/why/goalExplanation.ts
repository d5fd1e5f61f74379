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
import { statedGoal } from './statedGoal.ts';

/** The plan, the day and the year that a goal's figures are of. */
type ExplainedIn = Pick<ShownPlan, 'today' | 'year'> & { readonly plan: WritingPlan };

/** What of a plan decides its figures, and how they are written. */
type WritingPlan = FigurePlan & Pick<Plan, 'currency' | 'timeZone'>;

export type GoalExplanation = { readonly explanation: Explanation; readonly text: ExplanationText };

/**
 * Why a goal's figures say what they say, worked out from what came with it. Null where the page does not have all
 * they rest on: a container, a parent measured by its children's percents.
 */
export function goalExplanation(goal: DashboardGoal, { plan, today, year }: ExplainedIn): GoalExplanation | null {
  if (goal.figures.percentBasis === 'children') return null;
  const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
  const stated = statedGoal(goal, year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year);
  const { targetsFromChildren } = stated;
  const byFigures = explain(stated.goal, series, { plan, today, year, targetsFromChildren });
  if (!tellsTheCard(byFigures, goal)) return null;
  // Whether a figure is overdue hangs on the status a goal has, which may be set by hand.
  const explanation = { ...byFigures, isStale: goal.figures.stale };
  return { explanation, text: explanationText(explanation, styleOf(plan)) };
}

/** Whether the figures told are those on the card: where they are not, the page lacks something they rest on. */
function tellsTheCard({ status, actual, target, endTarget }: Explanation, { figures }: DashboardGoal): boolean {
  const isByHand = figures.statusRule === 'setByHand' || figures.statusRule === 'deferred';
  const toDate = figures.year === 'ALL' ? figures.ptd : figures.ytd;
  const told = [actual, target, endTarget].map((figure) => figure?.value ?? null);
  const shown = [toDate.actual, toDate.target, figures.endTarget];
  return (isByHand || status === figures.status) && told.every((value, index) => value === shown[index]);
}

/** How explanations of a plan are written, in the language of the page. */
export function styleOf(plan: WritingPlan): ExplanationStyle {
  return { ...plan, dayOfInstant: (instant) => dayOfInstant(instant, plan.timeZone), words: say };
}
