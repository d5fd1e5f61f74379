import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';

/**
 * The plan of a past day as it is shown: nothing of the past can be written, so whoever looks at it reads like a viewer,
 * and no control to enter, edit or share is there.
 */
export function seenPlan(past: DashboardPlan): DashboardPlan {
  const { viewer } = past;
  return viewer.kind === 'share' ? past : { ...past, viewer: { ...viewer, role: 'viewer' } };
}
