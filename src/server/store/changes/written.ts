import type { Store } from '#server/store/database/store.ts';

type OnWritten = (planId: string) => void;

const LISTENERS = new WeakMap<Store, Set<OnWritten>>();

/** Calls the listener with the id of each plan that this process has written to; returns a function that unsubscribes. */
export function onWritten(store: Store, listener: OnWritten): () => void {
  const listeners = LISTENERS.get(store) ?? new Set<OnWritten>();
  LISTENERS.set(store, listeners);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies this process and others on the same store once a write is done, whether or not it changed anything. */
export function notifyWritten(store: Store, planId: string): void {
  store.news.tell(planId);
  for (const listener of LISTENERS.get(store) ?? []) listener(planId);
}
