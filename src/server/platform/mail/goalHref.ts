import { planDashboardPath } from '#contract/addresses.ts';
import { DEFAULT_DASHBOARD, writeDashboardQuery } from '#contract/dashboardUrl.ts';

/** Where a goal is shown, from a mail. */
export function goalHref(ownUrl: string, planId: string, goalId: string): string {
  return `${ownUrl}${planDashboardPath(planId)}${writeDashboardQuery({ ...DEFAULT_DASHBOARD, goalId })}`;
}
