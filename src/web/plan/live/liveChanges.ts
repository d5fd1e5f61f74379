import { useEffect } from 'react';
import type { LiveChange } from '#contract/liveEvent.ts';

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
