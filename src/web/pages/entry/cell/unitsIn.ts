import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { PLAIN_NUMBER, type ValueUnit, valueUnitOf } from '#core/format/number.ts';
import type { Plan } from '#core/plan/plan.ts';

type Measured = Pick<DashboardGoal, 'id' | 'valueType' | 'unit'>;

/** What the figures of each goal count; plain numbers of a goal that is not among these. */
export function unitsIn(
  goals: readonly Measured[] | undefined,
  plan: Pick<Plan, 'currency'>,
): (goalId: string) => ValueUnit {
  const byId = new Map(goals?.map((goal) => [goal.id, goal]));
  return (goalId) => {
    const goal = byId.get(goalId);
    return goal === undefined ? PLAIN_NUMBER : valueUnitOf(goal, plan);
  };
}
