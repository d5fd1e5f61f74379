import { queryOptions } from '@tanstack/react-query';
import { changedRulesPath } from '#contract/addresses.ts';
import type { WireChangedRules } from '#contract/changedRules.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';

export function changedRulesQuery(planId: string) {
  return queryOptions<WireChangedRules>({
    queryKey: ['changedRules', planId],
    queryFn: ({ signal }) => fetchJson<WireChangedRules>(changedRulesPath(planId), { signal }),
    staleTime: 60_000,
  });
}

export async function dismissRules(planId: string, dismissed: readonly string[]): Promise<void> {
  await sendJson(changedRulesPath(planId), { method: 'PUT', body: { dismissed } });
  await queryClient.cancelQueries(planQuery(planId));
  queryClient.setQueriesData<DashboardPlan>({ queryKey: planQuery(planId).queryKey }, (known) =>
    known?.viewer.kind === 'member' ? { ...known, viewer: { ...known.viewer, changedRules: [] } } : known,
  );
}
