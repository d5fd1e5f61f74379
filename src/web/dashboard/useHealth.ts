import { useMemo } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { type Health, healthMeterOf } from '#core/rollup/healthMeter.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';

/** How some goals of a plan stand together. */
export function useHealth(goals: readonly ListedGoal[], { hierarchy }: PlanGoals): Health {
  return useMemo(() => {
    const nodes: GoalNode<ListedGoal>[] = [];
    for (const { id } of goals) {
      const node = hierarchy.nodes.get(id);
      if (node !== undefined) nodes.push(node);
    }
    return healthMeterOf(nodes, ({ figures }) => figures);
  }, [goals, hierarchy]);
}
