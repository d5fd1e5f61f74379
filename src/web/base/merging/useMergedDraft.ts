import { useMemo, useState } from 'react';
import { type Contradiction, type Merge, type Merged, type Sides, takeTheirs } from '#core/merge/merge.ts';

export type MergedDraft<Value> = {
  /** What was typed, merged into what is stored now. */
  readonly draft: Value;
  /** What others saved meanwhile and what was typed to something else. */
  readonly contradictions: readonly Contradiction[];
  /** Something is typed. */
  readonly isTyped: boolean;
  set(part: Partial<Value>): void;
  discard(): void;
  keepMine(): void;
  takeTheirs(): void;
};

type Typed<Value> = Pick<Sides<Value>, 'before' | 'mine'>;

/** A draft of something that others may save meanwhile: `stored` is as it is now. */
export function useMergedDraft<Value extends object>(stored: Value, merge: Merge<Value>): MergedDraft<Value> {
  const [typed, setTyped] = useState<Typed<Value> | null>(null);
  const merged = useMemo(() => mergedOf(typed, stored, merge), [typed, stored, merge]);
  return {
    draft: merged.value,
    contradictions: merged.contradictions,
    isTyped: typed !== null,
    set: (part) =>
      setTyped((earlier) => {
        const { base, value } = mergedOf(earlier, stored, merge);
        return { before: base, mine: { ...value, ...part } };
      }),
    discard: () => setTyped(null),
    keepMine: () => setTyped({ before: stored, mine: merged.value }),
    takeTheirs: () =>
      setTyped((earlier) => earlier && { before: stored, mine: takeTheirs(merge, { ...earlier, theirs: stored }) }),
  };
}

function mergedOf<Value>(typed: Typed<Value> | null, stored: Value, merge: Merge<Value>): Merged<Value> {
  return typed === null ? { value: stored, base: stored, contradictions: [] } : merge({ ...typed, theirs: stored });
}
