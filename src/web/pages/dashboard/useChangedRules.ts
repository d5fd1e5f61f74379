import type { DashboardState } from '#contract/dashboardUrl.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

/** Whether this lead has changed rules to be told of, where the dashboard is today's and no show. */
export function useChangedRules({ isEmbedded, isFullscreen }: DashboardState): boolean {
  const { viewer, asOf } = usePlan();
  if (isEmbedded || isFullscreen || (asOf ?? null) !== null) return false;
  return viewer.kind === 'member' && viewer.changedRules.length > 0;
}
