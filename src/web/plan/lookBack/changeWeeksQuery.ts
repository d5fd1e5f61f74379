import { queryOptions } from '@tanstack/react-query';
import { changeWeeksPath } from '#contract/addresses.ts';
import type { WireChangeWeeks } from '#contract/change.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';

export function changeWeeksQuery(planId: string) {
  return queryOptions<WireChangeWeeks>({
    queryKey: ['changeWeeks', planId],
    queryFn: ({ signal }) => fetchJson<WireChangeWeeks>(changeWeeksPath(planId), { signal }),
    staleTime: 60_000,
  });
}
