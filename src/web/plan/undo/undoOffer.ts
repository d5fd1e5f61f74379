import { useSyncExternalStore } from 'react';

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

export function useUndoOffer(): UndoOffer | null {
  return useSyncExternalStore(subscribe, () => offer);
}

let offer: UndoOffer | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
