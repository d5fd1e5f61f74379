import { useSyncExternalStore } from 'react';
import { loadFile } from './loadFile.ts';

/** A piece of the page in a file of its own. Once it has come it is drawn at once; `lazy` would wait for a moment even then. */
export type LatePart<Part> = {
  /** Null until it has come. */
  readonly read: () => Part | null;
  /** Asked for once, whoever asks; rejects where it could not be had, and the next call asks again. */
  readonly load: () => Promise<void>;
  /** Asks for it, and calls `tell` when it has come, whoever asked; returns what ends that. */
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
      loadOnce().catch(() => null); // Whatever is drawn next asks again.
      return () => {
        waiting.delete(tell);
      };
    },
  };
}

/** For what needs no further part. */
export const noPart: LatePart<never> = { read: () => null, load: async () => {}, subscribe: () => () => {} };

/** The part as soon as it is there; it is asked for when it is first drawn. */
export function useLatePart<Part>(late: LatePart<Part>): Part | null {
  return useSyncExternalStore(late.subscribe, late.read);
}
