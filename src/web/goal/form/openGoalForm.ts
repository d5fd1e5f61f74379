import { useSyncExternalStore } from 'react';
import { whenLeft } from '#web/base/navigation/whenLeft.ts';

export type GoalFormAsked =
  | { readonly kind: 'add'; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly goalId: string }
  | { readonly kind: 'archive' };

export function openGoalForm(next: GoalFormAsked | null): void {
  asked = next;
  for (const tell of listeners) tell();
}

export function useGoalFormAsked(): GoalFormAsked | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => asked,
  );
}

let asked: GoalFormAsked | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

whenLeft(() => openGoalForm(null));
