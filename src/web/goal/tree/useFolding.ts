import { useMemo, useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';

export type Folding = {
  isOpen(goal: ListedGoal): boolean;
  set(goalId: string, isOpen: boolean): void;
  setAll(isOpen: boolean): void;
};

/**
 * The open goals: the initial levels, but for those folded or unfolded since. A stable object, so that the rows of a
 * large plan are not computed on each scroll.
 */
export function useFolding(openLevels: number): Folding {
  const [all, setAll] = useState<boolean | null>(null);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(NOTHING);
  return useMemo(
    () => ({
      isOpen: (goal) => changed.get(goal.id) ?? all ?? goal.depth < openLevels,
      set: (goalId, isOpen) => setChanged((before) => new Map([...before, [goalId, isOpen]])),
      setAll: (isOpen) => {
        setAll(isOpen);
        setChanged(NOTHING);
      },
    }),
    [all, changed, openLevels],
  );
}

const NOTHING: ReadonlyMap<string, boolean> = new Map();
