import { useOutside } from '#web/base/outside/useOutside.ts';
import { loadFile } from './loadFile.ts';

/** A lazily loaded part of the page. Once loaded it renders at once; React's `lazy` would suspend even then. */
export type LatePart<Part> = {
  readonly read: () => Part | null;
  /** Shared by concurrent callers; rejects where loading fails, and the next call retries. */
  readonly load: () => Promise<void>;
  /** Starts loading and calls `tell` when it is done; returns a function that unsubscribes. */
  readonly subscribe: (tell: () => void) => () => void;
};

export function latePart<Module, Part>(load: () => Promise<Module>, pick: (module: Module) => Part): LatePart<Part> {
  let part: Part | null = null;
  let loading: Promise<void> | null = null;
  const waiting = new Set<() => void>();

  async function fetchOnce(): Promise<void> {
    try {
      part = pick(await loadFile(load));
    } catch (error) {
      loading = null;
      throw error;
    }
    for (const tell of waiting) tell();
  }

  function loadOnce(): Promise<void> {
    loading ??= fetchOnce();
    return loading;
  }

  return {
    read: () => part,
    load: loadOnce,
    subscribe: (tell) => {
      waiting.add(tell);
      loadOnce().catch(() => null); // The next render retries.
      return () => {
        waiting.delete(tell);
      };
    },
  };
}

export const noPart: LatePart<never> = { read: () => null, load: async () => {}, subscribe: () => () => {} };

export function useLatePart<Part>(late: LatePart<Part>): Part | null {
  return useOutside(late.subscribe, late.read);
}
