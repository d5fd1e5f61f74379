import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { planUndoPath } from '#contract/addresses.ts';
import { sendJson } from '#web/api/fetchJson.ts';
import { planGoalsKey } from '#web/goals/goalsScope.ts';
import { refreshGoals } from '#web/goals/refreshGoals.ts';

/** What was just done, and how to take it back. One stands at a time: until the next edit, or until it is closed. */
export type UndoOffer = {
  /** In a few words: 'Goal moved under 1.2.' */
  readonly text: string;
  /** Takes it back; what it throws is said in the bar. Null: there is nothing to take back, the sentence stands alone. */
  readonly undo: (() => Promise<void>) | null;
};

/** Shows the bar at the foot of the page. Null takes it away. */
export function offerUndo(next: UndoOffer | null): void {
  offer = next;
  for (const tell of listeners) tell();
}

/** For what `store/changes` wrote as one version of a plan: the server takes it back, and what is shown is asked anew. */
export function offerPlanUndo(
  client: QueryClient,
  { planId, version, text }: { readonly planId: string; readonly version: number; readonly text: string },
): void {
  offerUndo({
    text,
    undo: async () => {
      await sendJson(planUndoPath(planId, version), { body: {} });
      await refreshPlan(client, planId);
    },
  });
}

/**
 * After a write: the plan and its goals are asked for again, of the goals only those it can have altered where `goals`
 * names them.
 */
export async function refreshPlan(
  client: QueryClient,
  planId: string,
  goals: readonly string[] | null = null,
): Promise<void> {
  const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey.includes(planId) && queryKey[0] !== planGoalsKey(planId)[0];
  await Promise.all([
    client.invalidateQueries({ predicate: isOther }),
    refreshGoals(client, planId, { goals: goals && [...goals] }),
  ]);
}

export function useUndoOffer(): UndoOffer | null {
  return useSyncExternalStore(subscribe, () => offer);
}

let offer: UndoOffer | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
