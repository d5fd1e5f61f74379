import { useSyncExternalStore } from 'react';

/** Whether the server answered that nobody is signed in. */
export function useSignedOut(): boolean {
  return useSyncExternalStore(subscribe, () => isSignedOut);
}

export function showSignedOut(): void {
  change(true);
}

/** Somebody signed in again: the page goes on where it was. */
export function hideSignedOut(): void {
  change(false);
}

function change(to: boolean): void {
  if (isSignedOut === to) return;
  isSignedOut = to;
  for (const tell of listeners) tell();
}

let isSignedOut = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
