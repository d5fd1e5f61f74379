import { queryOptions } from '@tanstack/react-query';
import { planUpkeepPath } from '#contract/addresses.ts';
import type { WireUpkeep } from '#contract/upkeep.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { ASKED_AGAIN_AFTER, STALE_AFTER } from '#web/base/api/queries.ts';

export function upkeepQuery(planId: string) {
  return queryOptions<WireUpkeep>({
    queryKey: upkeepKey(planId),
    queryFn: ({ signal }) => fetchJson<WireUpkeep>(planUpkeepPath(planId), { signal }),
    staleTime: STALE_AFTER,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASKED_AGAIN_AFTER : false),
  });
}

export function upkeepKey(planId: string): readonly unknown[] {
  return ['upkeep', planId];
}
