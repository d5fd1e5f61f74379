import { useCallback, useMemo } from 'react';
import { waitingFiguresPath } from '#contract/addresses.ts';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { usePlanFigures } from './usePlanFigures.ts';

/** The figures of the plan that wait for a yes. */
export function useWaiting() {
  return usePlanFigures<WireWaiting>('waiting', waitingFiguresPath);
}

const NONE: readonly WireWaiting[] = [];

/** Those of one goal, by period. */
export function useWaitingOf(goalId: string): readonly WireWaiting[] {
  const { data } = useWaiting();
  if (data === undefined || data.every((figure) => figure.goal_id !== goalId)) return NONE;
  return data.filter((figure) => figure.goal_id === goalId).sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Those of each goal, for who looks at many. */
export function useWaitingByGoal(): (goalId: string) => readonly WireWaiting[] {
  const { data = NONE } = useWaiting();
  const byGoal = useMemo(() => Map.groupBy(data, ({ goal_id: id }) => id), [data]);
  return useCallback((goalId) => byGoal.get(goalId) ?? NONE, [byGoal]);
}
