import { useQuery } from '@tanstack/react-query';
import { planChangesPath } from '#contract/addresses.ts';
import type { WireChanges } from '#contract/change.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/why.ts';

/** Nothing where another goal's change is what updated it. */
export function UpdatedBy({ goal, planId }: { readonly goal: DashboardGoal; readonly planId: string }) {
  const { id, updatedAt } = goal;
  const last = useQuery({
    queryKey: ['lastChange', planId, id, updatedAt],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ goal_id: id, limit: '1' });
      return fetchJson<WireChanges>(`${planChangesPath(planId)}?${query}`, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const change = last.data?.changes[0];
  if (change === undefined || change.at !== updatedAt || change.by === '') return null;
  return <> {say.by(change.by)}</>;
}
