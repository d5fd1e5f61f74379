import { useEffect } from 'react';
import type { LiveChange } from '#contract/liveEvent.ts';

/** A change of the plan that is shown; its goals, if it names any, have been asked for anew. */
export type LiveListener = (change: LiveChange) => void;

const listeners = new Set<LiveListener>();

export function tellLiveChange(change: LiveChange): void {
  for (const listener of listeners) listener(change);
}

/** The function that comes back ends it. */
export function onLiveChange(listener: LiveListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For what a part of the page holds beside the goals and the plan: comments, entries, a list of work. */
export function useLiveChange(listener: LiveListener): void {
  useEffect(() => onLiveChange(listener), [listener]);
}
