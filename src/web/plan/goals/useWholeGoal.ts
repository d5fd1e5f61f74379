import { createContext, useCallback, useContext } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { useOutside } from '#web/base/outside/useOutside.ts';
import type { WholeGoals } from './wholeGoals.ts';

export const WholeGoalsContext = createContext<WholeGoals | null>(null);

export function useWholeGoal(goalId: string | null): DashboardGoal | null {
  const wholes = useContext(WholeGoalsContext);
  const watch = useCallback(
    (onChange: () => void) => (wholes === null || goalId === null ? () => {} : wholes.watch(goalId, onChange)),
    [wholes, goalId],
  );
  const read = useCallback(() => (wholes === null || goalId === null ? null : wholes.get(goalId)), [wholes, goalId]);
  return useOutside(watch, read);
}
