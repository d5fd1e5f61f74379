import { useSyncExternalStore } from 'react';

/** Whether the server answered that nobody is signed in. */
export function useSignedOut(): boolean {
  return useSyncExternalStore(subscribe, () => isSignedOut);
}

export function showSignedOut(): void {
  isSignedOut = true;
  for (const tell of listeners) tell();
}

let isSignedOut = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
