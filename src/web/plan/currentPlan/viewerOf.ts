import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Viewer } from '#core/access.ts';

export function viewerOf({ viewer, owners }: Pick<DashboardPlan, 'viewer' | 'owners'>): Viewer {
  if (viewer.kind === 'share') return { kind: 'share', style: viewer.view.style };
  const { memberId, role } = viewer;
  const member = owners.members.find(({ id }) => id === memberId);
  return {
    kind: 'member',
    memberId,
    role,
    departmentId: member?.departmentId ?? null,
    leadsDepartment: member?.leadsDepartment ?? false,
  };
}
