import { queryOptions } from '@tanstack/react-query';
import { goalOutlookPath } from '#contract/addresses.ts';
import type { WireOutlook } from '#contract/outlook.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';
import { type OutlookScope, scopeParams } from '#web/plan/goals/outlookScope.ts';

export function outlookQuery(scope: OutlookScope, goalId: string) {
  const { planId, year, asOf } = scope;
  return queryOptions<WireOutlook>({
    queryKey: ['outlook', planId, goalId, year, asOf],
    queryFn: ({ signal }) => fetchJson(`${goalOutlookPath(planId, goalId)}?${scopeParams(scope)}`, { signal }),
    staleTime: STALE_AFTER,
  });
}
