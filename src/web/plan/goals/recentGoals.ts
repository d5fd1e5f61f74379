import { useEffect } from 'react';
import type { Session } from '#contract/session.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';

/** So many are remembered, in this browser, for each person and plan. */
const MOST = 5;

/** The ids of the goals that the reader opened last, the last one first. */
export function recentGoals(planId: string): readonly string[] {
  const key = storageKey(planId);
  if (key === null) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return []; // Storage may be switched off.
  }
}

/** Remembers that a goal is open. */
export function useRecentGoal(planId: string, goalId: string): void {
  useEffect(() => {
    const key = storageKey(planId);
    if (key === null) return;
    const ids = [goalId, ...recentGoals(planId).filter((id) => id !== goalId)].slice(0, MOST);
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Storage may be switched off: then nothing is remembered.
    }
  }, [planId, goalId]);
}

/** Null where nobody is signed in, as in a share. */
function storageKey(planId: string): string | null {
  const session = queryClient.getQueryData<Session>(sessionQuery.queryKey);
  return session === undefined ? null : `milepost.recentGoals.${session.user.id}.${planId}`;
}
