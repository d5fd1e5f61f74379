import { useQuery } from '@tanstack/react-query';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';

const NONE: readonly ListedGoal[] = [];

/** The goals of the plan, by their place in it, and each by its id. */
export function useGoalTitles(): {
  readonly goals: readonly ListedGoal[];
  readonly goalOf: (id: string) => ListedGoal | undefined;
} {
  const { plan, year, asOf = null, goalCount } = usePlan();
  const { data } = useQuery(goalsQuery({ planId: plan.id, year, asOf }, goalCount));
  const goals = data === undefined ? NONE : inTreeOrder(data.goals);
  return { goals, goalOf: (id) => goals.find((goal) => goal.id === id) };
}
