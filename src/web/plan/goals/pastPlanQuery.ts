import { queryOptions } from '@tanstack/react-query';
import { planPath } from '#contract/firstAddresses.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { decodePlan } from '#contract/plan/plan.ts';
import type { WirePlan } from '#contract/plan/wirePlan.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';

export function pastPlanQuery(planId: string, asOf: Day) {
  return queryOptions<DashboardPlan>({
    queryKey: ['pastPlan', planId, asOf],
    queryFn: async ({ signal }) =>
      decodePlan(await fetchJson<WirePlan>(`${planPath(planId)}?as_of=${formatIsoDate(asOf)}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
