import { queryOptions } from '@tanstack/react-query';
import { planPath } from '#contract/firstAddresses.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { decodePlan } from '#contract/plan/plan.ts';
import type { WirePlan } from '#contract/plan/wirePlan.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { loadOwnParts } from '#web/base/own/ownParts.ts';

export function pastPlanQuery(planId: string, asOf: Day) {
  return queryOptions<DashboardPlan>({
    queryKey: ['pastPlan', planId, asOf],
    queryFn: async ({ signal }) => {
      const path = `${planPath(planId)}?as_of=${formatIsoDate(asOf)}`;
      const shown = decodePlan(await fetchJson<WirePlan>(path, { signal }));
      await loadOwnParts(shown.plan.fields);
      return shown;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
