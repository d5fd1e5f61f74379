import type { Role } from '#core/plan/owners.ts';
import { planDashboardPath } from './addresses.ts';
import { planPagePath } from './pages.ts';

/** Where somebody lands who opens a plan without saying what of it: members on their own work, others on the dashboard. */
export function landingPath(planId: string, role: Role): string {
  return role === 'member' ? planPagePath(planId, 'my-work') : planDashboardPath(planId);
}
