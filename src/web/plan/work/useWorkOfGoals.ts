import { useMemo } from 'react';
import { NO_GOAL_HAS_WORK, type WorkOfGoal } from '#core/filter/workChoice.ts';
import { workOfGoals } from '#core/work/workOfGoals.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { statedWork } from './statedWork.ts';
import { useWork } from './useWork.ts';

/** What filters ask of the plan's work; null where it is not wanted, not there yet, or not shown by a share. */
export function useWorkOfGoals({ isWanted }: { readonly isWanted: boolean }): WorkOfGoal | null {
  const { viewer, today, hasWork = false } = usePlan();
  const isHidden = viewer.kind === 'share' && viewer.view.hidesWork;
  const { data } = useWork({ isWanted: isWanted && hasWork });
  return useMemo(() => {
    if (!isWanted || isHidden) return null;
    if (!hasWork) return NO_GOAL_HAS_WORK;
    return data === undefined ? null : workOfGoals(statedWork(data), today);
  }, [isWanted, isHidden, hasWork, data, today]);
}
