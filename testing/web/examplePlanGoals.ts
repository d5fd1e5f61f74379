import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { latestOf, type PlanGoals, planGoalsOf } from '#web/plan/goals/planGoals.ts';
import { type AskGoals, WholeGoals } from '#web/plan/goals/wholeGoals.ts';
import { exampleDashboardGoal } from './exampleDashboardGoal.ts';

export function examplePlanGoals(goals: readonly DashboardGoal[], ask: AskGoals = async () => []): PlanGoals {
  const wholes = new WholeGoals(ask, goals.length);
  wholes.put(goals);
  const scope = { planId: 'demo', year: 2025, asOf: null };
  return planGoalsOf({ scope, wholes, updatedAt: latestOf(goals), etag: null }, goals.map(listedGoalOf));
}

export function exampleNumberedGoal(
  number: string,
  part: Parameters<typeof exampleDashboardGoal>[0] = {},
): DashboardGoal {
  const parts = number.split('.');
  return exampleDashboardGoal({
    id: number,
    number,
    title: `Goal ${number}`,
    depth: parts.length - 1,
    parentId: parts.length === 1 ? null : parts.slice(0, -1).join('.'),
    ...part,
  });
}
