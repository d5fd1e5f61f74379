import { useCallback, useState } from 'react';

export type FoldedCharts = {
  readonly isFolded: (goalId: string) => boolean;
  readonly toggle: (goalId: string) => void;
};

/** All or none by the view, which the address keeps, but for those toggled since. */
export function useFoldedCharts(areAllFolded: boolean): FoldedCharts {
  const [exceptions, setExceptions] = useState<Exceptions>({ view: areAllFolded, goalIds: new Set() });
  const toggledIds = exceptions.view === areAllFolded ? exceptions.goalIds : NONE;

  const toggle = useCallback(
    (goalId: string) =>
      setExceptions((before) => {
        const goalIds = new Set(before.view === areAllFolded ? before.goalIds : NONE);
        if (!goalIds.delete(goalId)) goalIds.add(goalId);
        return { view: areAllFolded, goalIds };
      }),
    [areAllFolded],
  );

  return { isFolded: (goalId) => areAllFolded !== toggledIds.has(goalId), toggle };
}

type Exceptions = { readonly view: boolean; readonly goalIds: ReadonlySet<string> };

const NONE: ReadonlySet<string> = new Set();
