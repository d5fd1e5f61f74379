export type Leaving = {
  /** False where the browser's Back or Forward has already changed the address. */
  readonly isAddressKept: boolean;
};

type LeftListener = (leaving: Leaving) => void;

const listeners = new Set<LeftListener>();

/** Runs whenever a page is left for another one: whatever keeps state outside of components ends it here. */
export function whenLeft(listener: LeftListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellLeft(leaving: Leaving): void {
  for (const listener of [...listeners]) listener(leaving);
}
