import { useOutside } from '#web/base/outside/useOutside.ts';
import { readWhatIf, type SupposedYears } from './whatIfAddress.ts';

/** Never saved. */
export type WhatIfs = SupposedYears & { readonly isOpen: boolean };

const NOTHING: WhatIfs = { isOpen: false, values: new Map(), note: null };

let current = NOTHING;
const watchers = new Set<() => void>();

export function useWhatIfs(): WhatIfs {
  return useOutside(watch, () => current);
}

export function openFromAddress(): void {
  const asked = readWhatIf(window.location.hash);
  if (asked !== null) become({ ...asked, isOpen: true });
}

export function toggleWhatIf(): void {
  become({ ...current, isOpen: !current.isOpen });
}

export function suppose(goalId: string, value: number): void {
  become({ ...current, values: new Map([...current.values, [goalId, value]]), isOpen: true });
}

export function supposeAll(supposed: SupposedYears): void {
  become({ ...supposed, isOpen: true });
}

export function takeBack(goalId: string): void {
  const values = new Map(current.values);
  values.delete(goalId);
  become({ ...current, values, note: null });
}

export function takeBackAll(): void {
  become({ ...current, values: new Map(), note: null });
}

export function endWhatIf(): void {
  become(NOTHING);
}

function become(next: WhatIfs): void {
  current = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
