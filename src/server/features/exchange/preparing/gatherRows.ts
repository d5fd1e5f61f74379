/** Of a row that stays out. */
export const NO_GOAL = 0xffff_ffff;

/** Rows gathered by goal. */
export type Gathered = {
  /** The rows of each goal one after the other; null where they stand so as they are. */
  readonly order: Uint32Array | null;
  /** Behind the last row of each goal. */
  readonly ends: Uint32Array;
};

/**
 * Gathers rows by the goal of each, in their own order. In most files those of one goal stand one after the other.
 * `count` is how many goals there are.
 */
export function gatherRows(goalOfRow: Uint32Array, count: number): Gathered {
  const ends = new Uint32Array(count);
  let isInOrder = true;
  let last = 0;
  for (const goal of goalOfRow) {
    if (goal < last || goal === NO_GOAL) isInOrder = false;
    last = goal;
    if (goal !== NO_GOAL) ends[goal] = Number(ends[goal]) + 1;
  }
  for (let goal = 1; goal < count; goal += 1) ends[goal] = Number(ends[goal]) + Number(ends[goal - 1]);
  return { order: isInOrder ? null : orderOf(goalOfRow, ends), ends };
}

function orderOf(goalOfRow: Uint32Array, ends: Uint32Array): Uint32Array {
  const next = ends.map((_, goal) => (goal === 0 ? 0 : Number(ends[goal - 1])));
  const order = new Uint32Array(ends.at(-1) ?? 0);
  for (const [row, goal] of goalOfRow.entries()) {
    if (goal === NO_GOAL) continue;
    order[Number(next[goal])] = row;
    next[goal] = Number(next[goal]) + 1;
  }
  return order;
}
