import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { isNoteMissing } from '#core/figure/noteMissing.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export function useNoteMissing(goal: DashboardGoal): boolean {
  const { plan, viewer, asOf = null } = usePlan();
  if (viewer.kind !== 'member' || asOf !== null) return false;
  return isNoteMissing(plan, goal, (instant) => dayOfInstant(instant, plan.timeZone));
}
