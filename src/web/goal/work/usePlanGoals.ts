import { useQuery } from '@tanstack/react-query';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

/** The goals of the plan as it is shown; undefined until they have come. */
export function usePlanGoals(): PlanGoals | undefined {
  const { plan, year, asOf = null, goalCount } = usePlan();
  return useQuery(goalsQuery({ planId: plan.id, year, asOf }, goalCount)).data;
}
