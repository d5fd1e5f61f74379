import { useEffect, useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { chooseDecision } from './chosenDecision.ts';
import { decisionsOfGoal, type NumberedDecision } from './decisionsOfGoal.ts';
import { workOfGoal } from './workOfGoal.ts';

/** For the chart of a goal that is open; none is chosen any more once it is left. */
export function useDecisionsOf(goal: DashboardGoal): readonly NumberedDecision[] {
  const shown = usePlan();
  const { data: work = NO_WORK } = useWork({ isWanted: shown.hasWork ?? false });
  useEffect(() => () => chooseDecision(null), []);
  return useMemo(() => decisionsOfGoal(workOfGoal(goal.id, work).decisions, goal, shown), [work, goal, shown]);
}
