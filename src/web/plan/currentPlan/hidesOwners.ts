import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';

/** Whether owners are left out of a share: nothing is said then where they would stand. */
export function hidesOwners({ viewer }: Pick<DashboardPlan, 'viewer'>): boolean {
  return viewer.kind === 'share' && viewer.view.hidesOwners;
}
