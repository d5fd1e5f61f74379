import type { DashboardPlan } from '#contract/dashboardPlan.ts';
import type { FilterContext } from '#core/filter/matchesFilter.ts';

/** What filters need to know of the plan besides its goals. */
export function filterContextOf({ today, plan, owners }: DashboardPlan): FilterContext {
  const departmentOfMember = new Map(
    owners.members.flatMap(({ id, departmentId }) => (departmentId === null ? [] : [[id, departmentId] as const])),
  );
  return { today, fiscalStartMonth: plan.fiscalStartMonth, departmentOfMember };
}
