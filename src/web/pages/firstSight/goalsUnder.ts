import type { ListedGoal } from '#contract/listedGoal.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { descendantsOf } from '#core/goal/hierarchy.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

/** The goals under one that run in the year, as counts have them: groups as one each, the lowest depth in none. */
export function goalsUnder({ hierarchy }: Pick<PlanGoals, 'hierarchy'>, goalId: string): ListedGoal[] {
  const node = hierarchy.nodes.get(goalId);
  if (node === undefined) return [];
  return descendantsOf(node)
    .map(({ goal }) => goal)
    .filter(({ depth, figures }) => depth < LOWEST_DEPTH && figures.inFiscalYear);
}
