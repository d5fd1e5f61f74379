import { queryOptions } from '@tanstack/react-query';
import { archivedGoalsPath, goalPath } from '#contract/addresses.ts';
import type { ArchivedGoals, StatedGoal } from '#contract/goalCalls.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';

export function statedGoalQuery(planId: string, goalId: string) {
  return queryOptions({
    queryKey: ['stated', planId, goalId],
    queryFn: ({ signal }) => fetchJson<StatedGoal>(goalPath(planId, goalId), { signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export function archivedGoalsQuery(planId: string) {
  return queryOptions({
    queryKey: ['archived', planId],
    queryFn: ({ signal }) => fetchJson<ArchivedGoals>(archivedGoalsPath(planId), { signal }),
  });
}
