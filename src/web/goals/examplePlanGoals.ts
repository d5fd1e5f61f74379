import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { latestOf, type PlanGoals, planGoalsOf } from './planGoals.ts';
import { type AskGoals, WholeGoals } from './wholeGoals.ts';

/** A small plan's goals as the page has them, all of them whole. For tests only. */
export function examplePlanGoals(goals: readonly DashboardGoal[], ask: AskGoals = async () => []): PlanGoals {
  const wholes = new WholeGoals(ask, goals.length);
  wholes.put(goals);
  const scope = { planId: 'demo', year: 2025, asOf: null };
  return planGoalsOf({ scope, wholes, updatedAt: latestOf(goals), etag: null }, goals.map(listedGoalOf));
}
