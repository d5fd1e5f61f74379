import { useCallback } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { may } from '#core/access.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';

/** Whether the reader may edit a goal; nobody may in an archived plan, on a past day or through a share. */
export function useMayEdit(): (goal: ListedGoal) => boolean {
  const shown = usePlan();
  return useCallback(
    (goal: ListedGoal) => !shown.plan.isArchived && may(viewerOf(shown), 'editGoal', subjectOf(goal, shown.owners)),
    [shown],
  );
}
