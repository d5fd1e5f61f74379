import { inNumberOrder, type NumberedGoal, placeAmong } from './numberOrder.ts';

/** How a list of goals follows from the one before it: runs that stayed, and goals that were added or changed. */
export type Rearrangement<Goal> = {
  readonly count: number;
  readonly parts: readonly (Stayed | Changed<Goal>)[];
};

/** The goals from index `from` up to, not including, `to`, now from index `at` on. */
type Stayed = { readonly at: number; readonly from: number; readonly to: number };

/** `was` is its index before; null for an added goal. */
type Changed<Goal> = { readonly at: number; readonly was: number | null; readonly goal: Goal };

/**
 * How a list ordered by number changes when goals are added, removed or changed in place. `rows` are the added or
 * changed goals as they are now, `gone` the ids of those removed.
 */
export function rearrange<Goal extends NumberedGoal>(
  before: readonly Goal[],
  { rows, gone }: { readonly rows: readonly Goal[]; readonly gone: readonly Goal[] },
): Rearrangement<Goal> {
  const parts: (Stayed | Changed<Goal>)[] = [];
  let [at, from] = [0, 0];
  const stayUpTo = (to: number) => {
    if (to > from) parts.push({ at, from, to });
    at += to - from;
    from = to;
  };
  const going = new Set(gone);
  for (const goal of inNumberOrder([...rows, ...gone])) {
    const { place, isThere } = placeAmong(before, goal);
    stayUpTo(place);
    if (isThere) from += 1;
    if (going.has(goal)) continue;
    parts.push({ at, was: isThere ? place : null, goal });
    at += 1;
  }
  stayUpTo(before.length);
  return { count: at, parts };
}

/** The goals that came or are otherwise, with their places now. */
export function changedIn<Goal>({ parts }: Rearrangement<Goal>): Changed<Goal>[] {
  return parts.filter((part) => 'goal' in part);
}

/** The same of what is made of each goal. */
export function rearrangementOf<Goal, Made>(
  { count, parts }: Rearrangement<Goal>,
  make: (goal: Goal) => Made,
): Rearrangement<Made> {
  return { count, parts: parts.map((part) => ('goal' in part ? { ...part, goal: make(part.goal) } : part)) };
}

/** What stands for each goal, as a list; it takes as long as a copy. */
export function rearrangedList<Goal>(before: readonly Goal[], { parts }: Rearrangement<Goal>): Goal[] {
  const pieces = parts.map((part) => ('goal' in part ? [part.goal] : before.slice(part.from, part.to)));
  const none: Goal[] = [];
  return none.concat(...pieces);
}

/** 0 for added or changed goals. */
export function rearrangedColumn(before: Int32Array, { count, parts }: Rearrangement<unknown>): Int32Array {
  const now = new Int32Array(count);
  for (const part of parts) {
    if (!('goal' in part)) now.set(before.subarray(part.from, part.to), part.at);
  }
  return now;
}
