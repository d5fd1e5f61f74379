import { useOutside } from '#web/base/outside/useOutside.ts';

let chosen: string | null = null;
const watchers = new Set<() => void>();

/** The id of the decision that chart and list of an open goal show together; null for none. */
export function useChosenDecision(): string | null {
  return useOutside(watch, () => chosen);
}

export function isDecisionChosen(): boolean {
  return chosen !== null;
}

export function chooseDecision(id: string | null): void {
  chosen = id;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
