import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { may } from '#core/access.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

export function useMayEditStep(goal: DashboardGoal): boolean {
  const shown = usePlan();
  return isChangeable(shown) && may(viewerOf(shown), 'editGoal', subjectOf(goal, shown.owners));
}
