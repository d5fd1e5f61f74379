import { queryOptions } from '@tanstack/react-query';
import { planPath } from '#contract/addresses.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { decodePlan } from '#contract/plan/plan.ts';
import type { WirePlan } from '#contract/plan/wirePlan.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { ASKED_AGAIN_AFTER, STALE_AFTER } from '#web/base/api/queries.ts';
import { fetchGoals } from '#web/plan/goals/fetchGoals.ts';

export type EntryGoals = {
  readonly goals: readonly DashboardGoal[];
  readonly version: number;
};

/** Every goal, because a block may be copied and pasted where nothing is rendered. */
export function entryQuery(planId: string, year: number) {
  return queryOptions<EntryGoals>({
    queryKey: entryKey(planId, year),
    queryFn: async ({ signal }) => {
      // Fetched first, so that the figures are never older than it says.
      const { version } = decodePlan(await fetchJson<WirePlan>(planPath(planId), { signal }));
      return { version, goals: await fetchGoals({ planId, year, asOf: null }, { signal }) };
    },
    structuralSharing: false,
    staleTime: STALE_AFTER,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASKED_AGAIN_AFTER : false),
  });
}

export function entryKey(planId: string, year: number): readonly unknown[] {
  return ['entry', planId, year];
}
