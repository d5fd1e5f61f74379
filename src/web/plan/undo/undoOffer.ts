import { whenLeft } from '#web/base/navigation/whenLeft.ts';
import { useOutside } from '#web/base/outside/useOutside.ts';

export type UndoOffer = {
  readonly text: string;
  readonly undo: (() => Promise<void>) | null;
};

export function offerUndo(next: UndoOffer | null): void {
  offer = next;
  for (const tell of listeners) tell();
}

export function useUndoOffer(): UndoOffer | null {
  return useOutside(subscribe, () => offer);
}

let offer: UndoOffer | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

whenLeft(() => offerUndo(null));
