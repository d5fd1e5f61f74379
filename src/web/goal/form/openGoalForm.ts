import { whenLeft } from '#web/base/navigation/whenLeft.ts';
import { useOutside } from '#web/base/outside/useOutside.ts';

export type GoalFormAsked =
  | { readonly kind: 'add'; readonly parentId: string | null }
  | { readonly kind: 'edit'; readonly goalId: string }
  | { readonly kind: 'archive' };

export function openGoalForm(next: GoalFormAsked | null): void {
  asked = next;
  for (const tell of listeners) tell();
}

export function useGoalFormAsked(): GoalFormAsked | null {
  return useOutside(subscribe, () => asked);
}

let asked: GoalFormAsked | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

whenLeft(() => openGoalForm(null));
