import { queryOptions } from '@tanstack/react-query';
import { firstAddresses, planPath } from '#contract/firstAddresses.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { decodePlan } from '#contract/plan/plan.ts';
import type { WirePlan, WirePlanSummary } from '#contract/plan/wirePlan.ts';
import type { Session } from '#contract/session.ts';
import { VERSION_HEADER } from '#contract/versionHeader.ts';
import { loadOwnParts } from '#web/base/own/ownParts.ts';
import { fetchChecked, fetchJson } from './fetchJson.ts';
import { planKey } from './planKey.ts';
import { noteServerVersion } from './serverVersion.ts';

export const ASKED_AGAIN_AFTER = 10_000;

export const STALE_AFTER = 30_000;

/** Shares get no live events and poll (rule 7.4); an unchanged answer costs only headers; ms. */
export const SHARES_ASK_AGAIN_AFTER = 60_000;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session> => {
    const response = await fetchChecked(firstAddresses.session, { signal });
    noteServerVersion(response.headers.get(VERSION_HEADER));
    return response.json();
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => fetchJson<WirePlanSummary[]>(firstAddresses.plans, { signal }),
  staleTime: STALE_AFTER,
});

export function planQuery(planId: string) {
  return queryOptions<DashboardPlan>({
    queryKey: planKey(planId),
    queryFn: async ({ signal }) => {
      const shown = decodePlan(await fetchJson<WirePlan>(planPath(planId), { signal }));
      await loadOwnParts(shown.plan.fields);
      // Before anything of the plan is drawn, wherever it is shown.
      document.documentElement.dataset.palette = shown.plan.palette;
      return shown;
    },
    staleTime: STALE_AFTER,
  });
}
