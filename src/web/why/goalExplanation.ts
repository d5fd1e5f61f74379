import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { explain } from '#core/explain/explain.ts';
import type { Explanation } from '#core/explain/explanation.ts';
import { type ExplanationStyle, type ExplanationText, explanationText } from '#core/explain/explanationText.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { Plan } from '#core/plan/plan.ts';
import { dayOfInstant } from '#web/clock.ts';
import type { ShownPlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/explain/say.ts';

export type GoalExplanation = { readonly explanation: Explanation; readonly text: ExplanationText };

/**
 * Why a goal's figures say what they say, worked out from what came with it. Null where the page does not have all
 * they rest on: a container, a parent measured by its children's percents.
 */
export function goalExplanation(goal: DashboardGoal, { plan, today, year }: ShownPlan): GoalExplanation | null {
  if (goal.figures.distribution !== null) return null;
  const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
  const stated = { ...goal, handStatus: null, isStatusAutomatic: true };
  const explanation = explain(stated, series, { plan, today, year });
  const { status, statusRule } = goal.figures;
  const isByHand = statusRule === 'setByHand' || statusRule === 'deferred';
  if (!isByHand && explanation.status !== status) return null;
  return { explanation, text: explanationText(explanation, styleOf(plan)) };
}

/** How explanations of a plan are written, in the language of the page. */
export function styleOf(plan: Plan): ExplanationStyle {
  return { ...plan, dayOfInstant: (instant) => dayOfInstant(instant, plan.timeZone), words: say };
}
