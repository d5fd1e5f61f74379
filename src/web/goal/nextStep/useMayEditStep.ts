import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { may } from '#core/access.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

/** Not while looking back, nor in a plan that is archived. */
export function useMayEditStep(goal: DashboardGoal): boolean {
  const shown = usePlan();
  const isPast = (shown.asOf ?? null) !== null;
  return !isPast && !shown.plan.isArchived && may(viewerOf(shown), 'editGoal', subjectOf(goal, shown.owners));
}
