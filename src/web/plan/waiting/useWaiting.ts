import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { waitingFiguresPath } from '#contract/addresses.ts';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useLiveChange } from '#web/plan/live/liveChanges.ts';

/** The figures of the plan that wait for a yes; not asked for where the plan lets figures count at once. */
export function useWaiting() {
  const { plan, viewer, asOf = null } = usePlan();
  const client = useQueryClient();
  const isOn = plan.figuresWait && viewer.kind === 'member' && asOf === null;
  const refresh = useCallback(() => {
    if (isOn) void client.invalidateQueries({ queryKey: waitingKey(plan.id) });
  }, [client, plan.id, isOn]);
  useLiveChange(refresh);
  return useQuery({
    queryKey: waitingKey(plan.id),
    queryFn: ({ signal }) => fetchJson<WireWaiting[]>(waitingFiguresPath(plan.id), { signal }),
    staleTime: STALE_AFTER,
    enabled: isOn,
  });
}

const NONE: readonly WireWaiting[] = [];

/** Those of one goal, by period. */
export function useWaitingOf(goalId: string): readonly WireWaiting[] {
  const { data } = useWaiting();
  if (data === undefined || data.every((figure) => figure.goal_id !== goalId)) return NONE;
  return data.filter((figure) => figure.goal_id === goalId).sort((one, other) => (one.date < other.date ? -1 : 1));
}

function waitingKey(planId: string): readonly unknown[] {
  return ['waiting', planId];
}
