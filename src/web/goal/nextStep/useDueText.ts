import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { isStepOverdue } from '#core/goal/nextStep.ts';
import { formatNearDay } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/nextStep.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

/** `Jan 12`, or `was due Jan 12` from the day after; null without a day. */
export function useDueText(goal: Pick<DashboardGoal, 'nextStepDue'>): {
  readonly text: string | null;
  readonly isPast: boolean;
} {
  const { plan, today } = usePlan();
  if (goal.nextStepDue === null) return { text: null, isPast: false };
  const isPast = isStepOverdue(goal, today);
  const day = formatNearDay(goal.nextStepDue, today, plan.dateFormat);
  return { text: isPast ? say.wasDue(day) : day, isPast };
}
