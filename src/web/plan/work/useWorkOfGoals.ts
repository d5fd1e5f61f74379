import { useMemo } from 'react';
import { readIsoDate } from '#core/calendar/date.ts';
import { NO_GOAL_HAS_WORK, type WorkOfGoal } from '#core/filter/workChoice.ts';
import { workOfGoals } from '#core/work/workOfGoals.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type PlanWork, useWork } from './useWork.ts';

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

/** What filters look at of the plan's work, in the words of core. */
export function statedWork({ initiatives, milestones }: Pick<PlanWork, 'initiatives' | 'milestones'>) {
  return {
    initiatives: initiatives.map(({ id, state, end, goal_ids: goalIds }) => ({
      id,
      state,
      end: end === null ? null : readIsoDate(end),
      goalIds,
    })),
    milestones: milestones.flatMap(({ initiative_id: initiativeId, goal_id: goalId, due, done_on: doneOn }) => {
      const day = readIsoDate(due);
      return day === null
        ? []
        : [{ initiativeId, goalId, due: day, doneOn: doneOn === null ? null : readIsoDate(doneOn) }];
    }),
  };
}
