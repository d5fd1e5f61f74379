import {
  type GoalForest,
  placeGoals,
  type RowInTree,
  type StoredInTree,
  type TreePlace,
  type TreeRefusal,
} from './goalTree.ts';

export type SettledTree = {
  /** Of every goal that goes in or is in the plan. */
  readonly places: ReadonlyMap<string, Extract<TreePlace, { ok: true }>>;
  /** Rows that cannot go where they say, by key. */
  readonly refusals: ReadonlyMap<string, { readonly problem: TreeRefusal; readonly parentKey: string | null }>;
};

/**
 * Places all goals, taking out the rows that cannot go where they say until what remains is a tree. A goal of the plan
 * whose row is taken out stays as it is. A row that would press goals of the plan below the lowest level is taken out
 * itself.
 */
export function settleTree(
  rows: ReadonlyMap<string, RowInTree>,
  plan: ReadonlyMap<string, StoredInTree>,
  refusedKeys: ReadonlySet<string>,
): SettledTree {
  const refusals = new Map<string, { problem: TreeRefusal; parentKey: string | null }>();
  const remaining = new Map(rows);
  const refused = new Set(refusedKeys);
  for (;;) {
    const forest: GoalForest = { rows: remaining, stored: withoutRows(plan, remaining), refused };
    const places = placeGoals(forest);
    const taken = rowsToTake(forest, places);
    if (taken.size === 0) return { places: placed(places), refusals };
    for (const [key, refusal] of taken) {
      refusals.set(key, refusal);
      remaining.delete(key);
      if (!plan.has(key)) refused.add(key);
    }
  }
}

function withoutRows(
  plan: ReadonlyMap<string, StoredInTree>,
  rows: ReadonlyMap<string, RowInTree>,
): Map<string, StoredInTree> {
  return new Map([...plan].filter(([key]) => !rows.has(key)));
}

/**
 * What is wrong by itself comes out first: a row whose parent comes out may still go below what the plan holds in that
 * parent's place.
 */
function rowsToTake(forest: GoalForest, places: ReadonlyMap<string, TreePlace>): SettledTree['refusals'] {
  const taken = new Map<string, { problem: TreeRefusal; parentKey: string | null }>();
  for (const [key, place] of places) {
    if (place.ok) continue;
    const row = forest.rows.has(key) ? key : rowAbove(forest, places, key);
    if (row === null || taken.has(row)) continue;
    const problem = row === key ? place.problem : 'tooDeep';
    taken.set(row, { problem, parentKey: places.get(row)?.parentKey ?? null });
  }
  const causes = [...taken].filter(([, { problem }]) => problem !== 'parentRefused');
  return causes.length > 0 ? new Map(causes) : taken;
}

/** The nearest goal above one of the plan that a row moves. */
function rowAbove(forest: GoalForest, places: ReadonlyMap<string, TreePlace>, start: string): string | null {
  const seen = new Set<string>();
  for (let up: string | null = start; up !== null && !seen.has(up); up = places.get(up)?.parentKey ?? null) {
    if (forest.rows.has(up)) return up;
    seen.add(up);
  }
  return null;
}

function placed(places: ReadonlyMap<string, TreePlace>): SettledTree['places'] {
  const all = new Map<string, Extract<TreePlace, { ok: true }>>();
  for (const [key, place] of places) if (place.ok) all.set(key, place);
  return all;
}
