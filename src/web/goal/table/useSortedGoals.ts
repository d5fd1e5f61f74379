import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Sorting } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownChanceOf } from '#web/goal/outlook/shownProspect.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { prospectsQuery } from '#web/plan/goals/planProspects.ts';
import { sortGoals } from './sortGoals.ts';

/** Outlooks of all goals are loaded only to sort by them. */
export function useSortedGoals(
  goals: readonly ListedGoal[],
  sorting: Sorting | null,
  prepared: PlanGoals,
): readonly ListedGoal[] {
  const shown = usePlan();
  const { owners, plan } = shown;
  const { fields } = plan;
  const isByOutlook = sorting?.column === 'outlook';
  const { data } = useQuery({ ...prospectsQuery(shown, prepared), enabled: isByOutlook });
  const found = isByOutlook ? data : null;
  return useMemo(() => {
    if (sorting === null || found === undefined) return goals;
    const chanceOf = (goal: ListedGoal) => shownChanceOf(goal, found?.get(goal.id) ?? null);
    return sortGoals(goals, sorting, { owners, fields, chanceOf });
  }, [goals, sorting, found, owners, fields]);
}
