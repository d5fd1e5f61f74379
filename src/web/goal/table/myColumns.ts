import { useSyncExternalStore } from 'react';

/** The columns a reader chose for a plan's table, on this device; null for none. */
export function useMyColumns(planId: string): unknown {
  return useSyncExternalStore(subscribe, () => read(planId));
}

export function keepMyColumns(planId: string, columns: readonly string[] | null): void {
  known.set(planId, columns);
  try {
    if (columns === null) localStorage.removeItem(keyOf(planId));
    else localStorage.setItem(keyOf(planId), JSON.stringify(columns));
  } catch {
    // Storage may be disabled: then the choice lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

const known = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** The same object each time. */
function read(planId: string): unknown {
  if (!known.has(planId)) known.set(planId, stored(planId));
  return known.get(planId);
}

function stored(planId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(planId)) ?? 'null');
  } catch {
    return null;
  }
}

function keyOf(planId: string): string {
  return `milepost.columns.${planId}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
