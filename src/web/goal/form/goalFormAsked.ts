import { useSyncExternalStore } from 'react';

/** What of a plan's goals is being edited in the sheet beside the page. */
export type GoalFormAsked =
  | { readonly kind: 'add'; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly goalId: string }
  /** The list of archived goals. */
  | { readonly kind: 'archive' };

/** Opens the sheet; null closes it. */
export function openGoalForm(next: GoalFormAsked | null): void {
  asked = next;
  for (const tell of listeners) tell();
}

export function useGoalFormAsked(): GoalFormAsked | null {
  return useSyncExternalStore(subscribe, () => asked);
}

let asked: GoalFormAsked | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
