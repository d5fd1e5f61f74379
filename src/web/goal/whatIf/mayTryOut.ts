import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export function mayTryOut(goal: DashboardGoal, { viewer, asOf = null, year, currentYear }: ShownPlan): boolean {
  const { figures, trackingFrequency, rollup } = goal;
  if (viewer.kind !== 'member' || asOf !== null || year !== currentYear || !figures.inFiscalYear) return false;
  if (figures.status === 'deferred' || trackingFrequency === 'yearly') return false;
  return figures.distribution === null && figures.percentBasis !== 'children' && !isRollupType(rollup);
}
