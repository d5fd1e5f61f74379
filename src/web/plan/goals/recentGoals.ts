import { useEffect } from 'react';
import type { Session } from '#contract/session.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';

const MOST = 5;

export function recentGoals(planId: string): readonly string[] {
  const key = storageKey(planId);
  if (key === null) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return []; // Storage may be disabled.
  }
}

export function useRecentGoal(planId: string, goalId: string): void {
  useEffect(() => {
    const key = storageKey(planId);
    if (key === null) return;
    const ids = [goalId, ...recentGoals(planId).filter((id) => id !== goalId)].slice(0, MOST);
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Storage may be disabled: then nothing is remembered.
    }
  }, [planId, goalId]);
}

function storageKey(planId: string): string | null {
  const session = queryClient.getQueryData<Session>(sessionQuery.queryKey);
  return session === undefined ? null : `milepost.recentGoals.${session.user.id}.${planId}`;
}
