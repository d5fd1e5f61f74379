import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { FigureList } from './figureLists.ts';

/** A list of figures that wait or were declined; not asked for where the plan lets figures count at once. */
export function usePlanFigures<Figure>(name: FigureList, pathOf: (planId: string) => string): UseQueryResult<Figure[]> {
  const { plan, viewer, asOf = null } = usePlan();
  return useQuery({
    queryKey: [name, plan.id],
    queryFn: ({ signal }) => fetchJson<Figure[]>(pathOf(plan.id), { signal }),
    staleTime: STALE_AFTER,
    enabled: plan.figuresWait && viewer.kind === 'member' && asOf === null,
  });
}
