import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type DuePeriod, duePeriodOf } from '#core/figure/duePeriod.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export function dueOf(goal: DashboardGoal, { plan, today }: Pick<ShownPlan, 'plan' | 'today'>): DuePeriod | null {
  const { status, distribution } = goal.figures;
  if (distribution !== null || status === 'deferred' || status === 'achieved') return null;
  return duePeriodOf(goal, goal.entries, { today, calendar: plan });
}

export function isDue(goal: DashboardGoal, shown: Pick<ShownPlan, 'plan' | 'today'>): boolean {
  return dueOf(goal, shown) !== null;
}
