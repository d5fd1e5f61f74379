import { queryOptions } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { DashboardPlan } from '#contract/dashboardPlan.ts';
import { firstAddresses, planPath } from '#contract/firstAddresses.ts';
import type { WireExplanation } from '#contract/goal/wireExplanation.ts';
import type { WirePlan, WirePlanSummary } from '#contract/plan/wirePlan.ts';
import { decodePlan } from '#contract/plan.ts';
import type { Session } from '#contract/session.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { fetchJson } from './fetchJson.ts';
import { planKey } from './planKey.ts';

/** Who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => fetchJson<Session>(firstAddresses.session, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The plans the member may open. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => fetchJson<WirePlanSummary[]>(firstAddresses.plans, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export function planQuery(planId: string) {
  return queryOptions<DashboardPlan>({
    queryKey: planKey(planId),
    queryFn: async ({ signal }) => decodePlan(await fetchJson<WirePlan>(planPath(planId), { signal })),
    staleTime: STALE_AFTER,
  });
}

/** Why a goal's figures are what they are, as the server says it: it knows who set a status by hand, and when. */
export function explanationQuery(
  { planId, year, asOf }: { readonly planId: string; readonly year: FiscalYear; readonly asOf: Day | null },
  { id, updatedAt }: DashboardGoal,
) {
  return queryOptions<WireExplanation | null>({
    queryKey: ['explanation', planId, year, id, updatedAt, asOf],
    queryFn: async ({ signal }) => {
      const day = asOf === null ? {} : { as_of: formatIsoDate(asOf) };
      const path = `${goalsPath(planId, year)}&${new URLSearchParams({ ids: id, fields: 'explain', ...day })}`;
      const [goal] = await fetchJson<{ readonly explain?: WireExplanation | null }[]>(path, { signal });
      return goal?.explain ?? null;
    },
    staleTime: STALE_AFTER,
    retry: false,
  });
}

/** How long after a failure goals are asked for again by themselves; ms. */
export const ASKED_AGAIN_AFTER = 10_000;

/** How old figures may be before coming back to the page asks again; ms. */
export const STALE_AFTER = 30_000;

function goalsPath(planId: string, year: FiscalYear): string {
  const query = new URLSearchParams({ fiscal_year: year === 'ALL' ? '0' : String(year), plan_id: planId });
  return `${firstAddresses.goals}?${query}`;
}
