import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { parentByDots } from '#core/goal/parentByDots.ts';

/** What a row says about its place. */
export type RowInTree = {
  /** Null: to be taken from the dots of the number. */
  readonly parentKey: string | null;
  /** It stands at the top, whatever its dots say. */
  readonly isTop?: boolean;
  /** Undefined: one below the parent. */
  readonly depth: number | undefined;
};

/** Where a goal of the plan stands that no row speaks of. */
export type StoredInTree = {
  readonly parentKey: string | null;
  readonly depth: number;
  /** How many levels it lies below its parent; so many it stays below where that one moves. */
  readonly levelsBelowParent: number;
};

/** Goals by their shown number. */
export type GoalForest = {
  readonly rows: ReadonlyMap<string, RowInTree>;
  readonly stored: ReadonlyMap<string, StoredInTree>;
  /** Of rows that stay out and of which the plan holds no goal. */
  readonly refused: ReadonlySet<string>;
};

/** Where a goal stands, or why it cannot. */
export type TreePlace =
  | { readonly ok: true; readonly parentKey: string | null; readonly depth: number }
  | { readonly ok: false; readonly parentKey: string | null; readonly problem: TreeRefusal };

export type TreeRefusal = 'parentMissing' | 'parentRefused' | 'parentCycle' | 'tooDeep';

/**
 * The place of every goal: its parent, and a depth below the parent's. A parent that is nowhere, one that stays out, a
 * cycle and a depth past the lowest are refused, each with everything below it.
 */
export function placeGoals(forest: GoalForest): ReadonlyMap<string, TreePlace> {
  const places = new Map<string, TreePlace>();
  for (const key of forest.rows.keys()) placeWithAncestors(forest, key, places);
  for (const key of forest.stored.keys()) placeWithAncestors(forest, key, places);
  return places;
}

/** Whether a key is that of a goal that goes in or is in the plan. */
function isInForest(forest: GoalForest, key: string): boolean {
  return forest.rows.has(key) || forest.stored.has(key);
}

/** Walks up to a goal whose place is known, then down again; no recursion, as a chain may be as long as the table. */
function placeWithAncestors(forest: GoalForest, start: string, places: Map<string, TreePlace>): void {
  const way: string[] = [];
  const onWay = new Set<string>();
  let up: string | null = start;
  while (up !== null && isInForest(forest, up) && !places.has(up) && !onWay.has(up)) {
    way.push(up);
    onWay.add(up);
    up = parentOf(forest, up);
  }
  const cycleStart = up !== null && onWay.has(up) ? way.indexOf(up) : way.length;
  for (const key of way.slice(cycleStart)) {
    places.set(key, { ok: false, problem: 'parentCycle', parentKey: parentOf(forest, key) });
  }
  for (const key of way.slice(0, cycleStart).reverse()) places.set(key, placeOfGoal(forest, key, places));
}

function placeOfGoal(forest: GoalForest, key: string, places: ReadonlyMap<string, TreePlace>): TreePlace {
  const parentKey = parentOf(forest, key);
  if (parentKey === null) return settled(null, forest.rows.get(key)?.depth ?? forest.stored.get(key)?.depth ?? 0);
  const parent = places.get(parentKey);
  if (parent?.ok) return settled(parentKey, depthBelow(forest, key, parent.depth));
  const isRefused = parent !== undefined || forest.refused.has(parentKey);
  return { ok: false, problem: isRefused ? 'parentRefused' : 'parentMissing', parentKey };
}

/** What a row says holds where it lies below the parent; a goal of the plan keeps its distance. */
function depthBelow(forest: GoalForest, key: string, parentDepth: number): number {
  const row = forest.rows.get(key);
  if (row) return Math.max(row.depth ?? 0, parentDepth + 1);
  return parentDepth + Math.max(1, forest.stored.get(key)?.levelsBelowParent ?? 1);
}

function settled(parentKey: string | null, depth: number): TreePlace {
  if (depth > LOWEST_DEPTH) return { ok: false, problem: 'tooDeep', parentKey };
  return { ok: true, parentKey, depth };
}

/** A row's parent is the one it names, else the nearest goal along the dots of its number, unless it stands at the top. */
function parentOf(forest: GoalForest, key: string): string | null {
  const row = forest.rows.get(key);
  if (row === undefined) return forest.stored.get(key)?.parentKey ?? null;
  if (row.parentKey !== null) return row.parentKey;
  if (row.depth === 0 || row.isTop) return null;
  return parentByDots(key, (each) => isInForest(forest, each) || forest.refused.has(each));
}
