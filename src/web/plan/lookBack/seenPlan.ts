import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';

/** Nothing of the past can be written, so everybody sees it as a viewer does, without controls to enter, edit or share. */
export function seenPlan(past: DashboardPlan): DashboardPlan {
  const { viewer } = past;
  return viewer.kind === 'share' ? past : { ...past, viewer: { ...viewer, role: 'viewer' } };
}
