import { useEffect } from 'react';
import type { LiveChange } from '#contract/liveEvent.ts';
import { useOutside } from '#web/base/outside/useOutside.ts';

export type LiveListener = (change: LiveChange) => void;

const listeners = new Set<LiveListener>();

export function tellLiveChange(change: LiveChange): void {
  for (const listener of listeners) listener(change);
}

export function onLiveChange(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useLiveChange(listener: LiveListener): void {
  useEffect(() => onLiveChange(listener), [listener]);
}

let isEnded = false;
const endListeners = new Set<() => void>();

/** Ended: the reader was signed out, or is no longer a member. */
export function tellLine(state: 'begun' | 'ended'): void {
  isEnded = state === 'ended';
  for (const listener of endListeners) listener();
}

export function useLineEnded(): boolean {
  return useOutside(
    (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    () => isEnded,
  );
}
