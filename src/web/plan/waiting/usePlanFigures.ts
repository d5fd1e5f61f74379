import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useLiveChange } from '#web/plan/live/liveChanges.ts';

/** A list of figures that wait or were declined; not asked for where the plan lets figures count at once. */
export function usePlanFigures<Figure>(name: string, pathOf: (planId: string) => string): UseQueryResult<Figure[]> {
  const { plan, viewer, asOf = null } = usePlan();
  const client = useQueryClient();
  const isOn = plan.figuresWait && viewer.kind === 'member' && asOf === null;
  const refresh = useCallback(() => {
    if (isOn) void client.invalidateQueries({ queryKey: [name, plan.id] });
  }, [client, name, plan.id, isOn]);
  useLiveChange(refresh);
  return useQuery({
    queryKey: [name, plan.id],
    queryFn: ({ signal }) => fetchJson<Figure[]>(pathOf(plan.id), { signal }),
    staleTime: STALE_AFTER,
    enabled: isOn,
  });
}
