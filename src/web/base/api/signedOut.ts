import { useOutside } from '#web/base/outside/useOutside.ts';

export function useSignedOut(): boolean {
  return useOutside(subscribe, () => isSignedOut);
}

export function showSignedOut(): void {
  change(true);
}

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
