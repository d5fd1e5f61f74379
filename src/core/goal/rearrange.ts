import { inNumberOrder, type NumberedGoal, placeAmong } from './numberOrder.ts';

/** How a list of goals came about from the one before it: parts that stayed, and goals that came or are otherwise. */
export type Rearrangement<Goal> = {
  readonly count: number;
  /** In their order, from the first goal to the last. */
  readonly parts: readonly (Stayed | Changed<Goal>)[];
};

/** The goals from the place `from` up to, not including, `to`, which now stand at the place `at` and on. */
type Stayed = { readonly at: number; readonly from: number; readonly to: number };

/** `was` is the place it had; null for one that came. */
type Changed<Goal> = { readonly at: number; readonly was: number | null; readonly goal: Goal };

/**
 * What becomes of a list in the order of numbers where some goals come, go, or are otherwise but in their place.
 * @param rows the goals that came or are otherwise, as they are now
 * @param gone those of `before` that went
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

/** The same as a column of numbers; it is 0 for goals that came or are otherwise. */
export function rearrangedColumn(before: Int32Array, { count, parts }: Rearrangement<unknown>): Int32Array {
  const now = new Int32Array(count);
  for (const part of parts) {
    if (!('goal' in part)) now.set(before.subarray(part.from, part.to), part.at);
  }
  return now;
}
